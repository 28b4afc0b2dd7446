import type { components } from '@omics-portal/api/quartet-service';
import type { FolderKey } from '../../objects/folder-keys.ts';
import { uploadCommands, type UploadGrant } from '../../objects/upload-commands.ts';

/**
 * Temporary upload key. The authorization code is base64 of JSON with `upload_url` and `query`: a file is uploaded with
 * `PUT <upload_url><name>?<query>`, without a bearer token, until the grant expires. With a key of the S3 store, `sts_token` is
 * this key; else it repeats the grant.
 */
export function uploadToken({
  id,
  link,
  grant,
  key,
}: {
  id: string;
  /** Storage link of the folder. */
  link: string;
  grant: UploadGrant;
  key: FolderKey | undefined;
}): components['schemas']['UploadToken'] {
  const { url, query } = grant;
  const expiration = grant.expiration.toISOString();
  const code = { upload_url: url, query, expiration, method: 'PUT' };
  return {
    kind: key ? 's3' : 'link',
    sts_token: key
      ? {
          osspath: link,
          region: key.region,
          expiration: key.expiration.toISOString(),
          id: key.accessKeyId,
          secret: key.secretAccessKey,
          stoken: key.sessionToken,
          endpoint: key.endpoint,
          bucket: key.bucket,
          prefix: key.prefix,
        }
      : {
          osspath: link,
          region: 'local',
          expiration,
          id,
          secret: new URLSearchParams(query).get('signature') ?? '',
          stoken: query,
        },
    authorization_code: Buffer.from(JSON.stringify(code)).toString('base64'),
    commands: uploadCommands(grant, key),
  };
}
