import { randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Bucket } from './s3-bucket.ts';
import { deleteBelow } from './s3-removal.ts';

const BODY = 'probe';
const SECONDS = 60;

/**
 * Probe of links for uploads: a store must not let their holder do more than write one object of the signed size. Amazon
 * refuses headers that a link does not sign; other stores obey them, so that the holder could copy any object of the bucket,
 * or publish one. Returns a sentence when browsers may not have such links, undefined when they may.
 *
 * @param signing bucket with the key that signs the links, at the address of this server
 */
export async function uploadLinkProblem(s3: S3Bucket, signing: S3Bucket): Promise<string | undefined> {
  const folder = `link-probe/${randomUUID()}/`;
  try {
    const problem = await findProblem(signing, folder);
    return problem && `Uploads pass through this server and not directly to the object store: ${problem}`;
  } finally {
    await deleteBelow(s3, folder).catch(() => undefined);
  }
}

async function findProblem(signing: S3Bucket, folder: string): Promise<string | undefined> {
  const plain = await put(signing, `${folder}plain`);
  if (!plain.ok)
    return `it refuses a link for an upload (status ${plain.status}). Check S3_UPLOAD_ACCESS_KEY_ID and S3_UPLOAD_SECRET_ACCESS_KEY, and that this key may write.`;
  if ((await put(signing, `${folder}longer`, { body: `${BODY}.` })).ok)
    return 'it accepts more than the size of a link.';
  const source = [signing.name, ...`${folder}plain`.split('/')].map(encodeURIComponent).join('/');
  if ((await put(signing, `${folder}copy`, { headers: { 'x-amz-copy-source': source } })).ok)
    return 'it lets the holder of a link copy any object. Set S3_UPLOAD_ACCESS_KEY_ID and S3_UPLOAD_SECRET_ACCESS_KEY to a key that may write and not read.';
  const published = await put(signing, `${folder}public`, { headers: { 'x-amz-acl': 'public-read' } });
  if (published.ok && (await fetch(published.url.split('?')[0] ?? '')).ok)
    return 'it lets the holder of a link publish an object. Block public access to the bucket (IgnorePublicAcls).';
  return undefined;
}

async function put(
  signing: S3Bucket,
  key: string,
  { body = BODY, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const command = new PutObjectCommand({ Bucket: signing.name, Key: key, ContentLength: BODY.length });
  const url = await getSignedUrl(signing.client, command, { expiresIn: SECONDS });
  return fetch(url, { method: 'PUT', body, headers });
}
