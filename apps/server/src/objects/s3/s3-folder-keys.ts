import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts';
import type { S3Settings, StsSettings } from '../../config/s3-settings.ts';
import { StoreFailure } from '../../http/store-failure.ts';
import type { FolderKey, FolderKeys } from '../folder-keys.ts';
import type { ObjectLocation } from '../storage-link.ts';
import { reasonOf, storeFailureOf } from './s3-errors.ts';
import { storeKey } from './s3-keys.ts';

/** Characters that a policy reads as patterns or variables. */
const PATTERN = /[*?$]/;

/** Temporary keys of a role, each limited to one folder by a session policy (AWS STS `AssumeRole`). */
export class S3FolderKeys implements FolderKeys {
  readonly #settings: S3Settings;
  readonly #sts: StsSettings;
  readonly #client: STSClient;

  constructor(settings: S3Settings, sts: StsSettings) {
    this.#settings = settings;
    this.#sts = sts;
    this.#client = new STSClient({
      endpoint: sts.endpoint,
      region: settings.region,
      credentials: { ...settings.key },
    });
  }

  get seconds(): number {
    return this.#sts.seconds;
  }

  async issue({ bucket, key }: ObjectLocation, session: string): Promise<FolderKey | undefined> {
    const prefix = storeKey(bucket, key);
    return PATTERN.test(prefix) ? undefined : this.issueBelow(prefix, session);
  }

  /** New key for the objects below a prefix of the store. */
  async issueBelow(prefix: string, session: string): Promise<FolderKey> {
    const { endpoint, publicEndpoint = endpoint, region, bucket, forcePathStyle } = this.#settings;
    const { Credentials: made } = await this.#assume(prefix, session);
    if (!made?.AccessKeyId || !made.SecretAccessKey || !made.SessionToken || !made.Expiration)
      throw new StoreFailure(
        'refused',
        `${this.#sts.endpoint} made a temporary key without all of its parts.`,
      );
    return {
      accessKeyId: made.AccessKeyId,
      secretAccessKey: made.SecretAccessKey,
      sessionToken: made.SessionToken,
      expiration: made.Expiration,
      endpoint: publicEndpoint,
      region,
      bucket,
      prefix,
      pathStyle: forcePathStyle,
    };
  }

  close(): void {
    this.#client.destroy();
  }

  async #assume(prefix: string, session: string) {
    const { roleArn, seconds, endpoint } = this.#sts;
    try {
      return await this.#client.send(
        new AssumeRoleCommand({
          RoleArn: roleArn,
          RoleSessionName: session,
          DurationSeconds: seconds,
          Policy: JSON.stringify(folderPolicy(this.#settings.bucket, prefix)),
        }),
      );
    } catch (error) {
      const reason = error instanceof Error ? reasonOf(error) : String(error);
      throw (
        storeFailureOf(error, endpoint) ??
        new StoreFailure('refused', `${endpoint} makes no temporary key (${reason}).`, {
          detail: reason,
          cause: error,
        })
      );
    }
  }
}

/** Policy that allows what tools need to copy files below a prefix, and nothing else. */
function folderPolicy(bucket: string, prefix: string) {
  const objects = `arn:aws:s3:::${bucket}/${prefix}*`;
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['s3:PutObject', 's3:GetObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        Resource: objects,
      },
      {
        Effect: 'Allow',
        Action: 's3:ListBucket',
        Resource: `arn:aws:s3:::${bucket}`,
        Condition: { StringLike: { 's3:prefix': `${prefix}*` } },
      },
    ],
  };
}
