import type { UploadToken } from '@omics-portal/api';

/** Command that uploads the files of the folder in which it runs. */
export type UploadCommand = NonNullable<UploadToken['commands']>[number];

/** An access key under the names that people and the desktop uploader know. */
export interface AccessKey {
  /** `s3`: a key of an S3 store; `link`: a signed address, whose parts the other fields repeat. */
  readonly kind: 's3' | 'link';
  readonly uploadPath: string;
  readonly region: string;
  /** Null where the server does not say. */
  readonly durationHours: number | null;
  /** As the server wrote it: ISO 8601. */
  readonly expiration: string;
  readonly accessKey: string;
  readonly accessSecret: string;
  readonly stsToken: string;
  readonly authorizedCode: string;
  /** Address of the S3 store; null where the server does not say. */
  readonly endpoint: string | null;
  /** Bucket and prefix in that store, with a slash between them; null where the server does not say. */
  readonly bucketPath: string | null;
  readonly commands: readonly UploadCommand[];
}

/** Access key of a response of refresh-token. */
export function readAccessKey(
  { kind = 's3', sts_token, authorization_code, commands = [] }: UploadToken,
  durationHours: number | null,
): AccessKey {
  const { endpoint = null, bucket, prefix = '' } = sts_token;
  return {
    kind,
    uploadPath: sts_token.osspath,
    region: sts_token.region,
    durationHours,
    expiration: sts_token.expiration,
    accessKey: sts_token.id,
    accessSecret: sts_token.secret,
    stsToken: sts_token.stoken,
    authorizedCode: authorization_code,
    endpoint,
    bucketPath: bucket === undefined ? null : `${bucket}/${prefix}`,
    commands,
  };
}
