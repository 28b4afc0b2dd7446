import { randomUUID } from 'node:crypto';
import { CopyObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.ts';
import type { FolderKey } from '../folder-keys.ts';
import { openBucket, type S3Bucket } from './s3-bucket.ts';
import { deleteBelow } from './s3-removal.ts';
import type { S3FolderKeys } from './s3-folder-keys.ts';

/**
 * Probe of temporary keys: one must write to its folder, and neither write outside, nor copy from there, nor publish an
 * object. Stores without session policies give the whole rights of the role. Returns a sentence with the problem.
 */
export async function folderKeyProblem(
  s3: S3Bucket,
  settings: S3Settings,
  keys: Pick<S3FolderKeys, 'issueBelow'>,
): Promise<string | undefined> {
  const root = `key-probe/${randomUUID()}/`;
  try {
    return await findProblem(s3, settings, {
      root,
      key: await keys.issueBelow(`${root}own/`, 'portal-probe'),
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await deleteBelow(s3, root).catch(() => undefined);
  }
}

async function findProblem(
  s3: S3Bucket,
  settings: S3Settings,
  { root, key }: { root: string; key: FolderKey },
): Promise<string | undefined> {
  const { client } = openBucket(settings, { key });
  const put = (name: string, options: { ACL?: 'public-read' } = {}) =>
    new PutObjectCommand({ Bucket: s3.name, Key: `${root}${name}`, Body: 'probe', ...options });
  try {
    if (!(await succeeds(client.send(put('own/plain')))))
      return 'a key cannot write to its folder. Let the role of S3_STS_ROLE_ARN read, write and list the bucket.';
    await s3.client.send(put('source'));
    if (await succeeds(client.send(put('other'))))
      return 'a key writes outside its folder, so that the store has no session policies.';
    const source = `${s3.name}/${root}source`;
    const copy = new CopyObjectCommand({ Bucket: s3.name, Key: `${root}own/copy`, CopySource: source });
    if (await succeeds(client.send(copy))) return 'a key copies objects from outside its folder.';
    const published = await succeeds(client.send(put('own/public', { ACL: 'public-read' })));
    if (published && (await isPublic(settings, `${root}own/public`)))
      return 'a key publishes objects. Block public access to the bucket (IgnorePublicAcls).';
    return undefined;
  } finally {
    client.destroy();
  }
}

async function succeeds(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch {
    return false;
  }
}

/** True for an object that a visitor reads without a key. */
async function isPublic({ endpoint, bucket, forcePathStyle }: S3Settings, key: string): Promise<boolean> {
  const url = new URL(forcePathStyle ? `/${bucket}/${key}` : `/${key}`, endpoint);
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  return (await fetch(url)).ok;
}
