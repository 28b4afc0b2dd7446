import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/api-error.ts';
import { checkBucketName } from '../../objects/object-names.ts';
import { STORAGE_SERVICE } from '../../objects/storage-link.ts';

/** Throws 404 for a storage service that this server does not have. */
export function checkService(service: string): void {
  if (service !== STORAGE_SERVICE) throw notFound('storage service', service);
}

/** Throws 400 or 404 for a service or a bucket that does not exist. */
export async function checkBucket(
  { objects }: Pick<Dependencies, 'objects'>,
  { service, bucket }: { service: string; bucket: string },
): Promise<void> {
  checkService(service);
  checkBucketName(bucket);
  if (!(await objects.buckets()).some(({ name }) => name === bucket)) throw notFound('bucket', bucket);
}
