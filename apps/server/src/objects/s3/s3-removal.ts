import { DeleteObjectCommand, DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { StoreFailure } from '../../http/store-failure.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { batchesBelow } from './s3-listing.ts';

/** Deletes an object by its key in the store. */
export async function deleteKey(s3: S3Bucket, key: string): Promise<void> {
  await s3.client.send(new DeleteObjectCommand({ Bucket: s3.name, Key: key }));
}

/** Deletes all objects below a prefix of keys in the store. Returns their number. */
export async function deleteBelow(s3: S3Bucket, prefix: string): Promise<number> {
  let count = 0;
  for await (const batch of batchesBelow(s3, prefix, '')) {
    if (batch.length === 0) continue;
    const { Errors: [problem] = [] } = await s3.client.send(
      new DeleteObjectsCommand({
        Bucket: s3.name,
        Delete: { Objects: batch.map(({ key }) => ({ Key: key })), Quiet: true },
      }),
    );
    if (problem)
      throw new StoreFailure('refused', `The object store did not delete ${problem.Key}: ${problem.Code}.`, {
        detail: `DeleteObjects: ${problem.Code}`,
      });
    count += batch.length;
  }
  return count;
}
