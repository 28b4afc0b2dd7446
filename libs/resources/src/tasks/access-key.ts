import type { UploadToken } from '@omics-portal/api';

/** An access key under the names that people and the desktop uploader know. */
export interface AccessKey {
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
}

/** Access key of a response of refresh-token. */
export function readAccessKey(
  { sts_token, authorization_code }: UploadToken,
  durationHours: number | null,
): AccessKey {
  return {
    uploadPath: sts_token.osspath,
    region: sts_token.region,
    durationHours,
    expiration: sts_token.expiration,
    accessKey: sts_token.id,
    accessSecret: sts_token.secret,
    stsToken: sts_token.stoken,
    authorizedCode: authorization_code,
  };
}
