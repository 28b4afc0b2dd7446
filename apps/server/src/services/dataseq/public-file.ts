import { publicBucket } from '../../config/server-config.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ObjectInfo } from '../../objects/object-store.ts';
import { storageLink } from '../../objects/storage-link.ts';

/** Dependencies of a look-up by checksum. */
export type PublicFileDependencies = Pick<Dependencies, 'db' | 'objects' | 'config'>;

const COLUMNS: Readonly<Record<number, 'md5sum' | 'sha256'>> = { 32: 'md5sum', 64: 'sha256' };

/** Error 404 for a checksum that no public file has. */
export function noPublicFile(checksum: string): ApiError {
  return new ApiError(404, {
    'en-US': `No public file has the checksum ${checksum}.`,
    'zh-CN': `没有公开文件的校验和为 ${checksum}。`,
  });
}

/** Metadata of the public file with this MD5 or SHA-256 in hex of either case; undefined when it is unknown or not public. */
export async function findPublicFile(
  { db, config, objects }: PublicFileDependencies,
  hash: string,
): Promise<ObjectInfo | undefined> {
  const column = COLUMNS[hash.length];
  if (column === undefined) return undefined;
  const rows = await db
    .selectFrom('data_records')
    .select('data')
    .where(column, '=', hash.toLowerCase())
    .orderBy('collection')
    .orderBy('position')
    .execute();
  const prefix = storageLink(publicBucket(config), '');
  const path = rows
    .map((row) => row.data['file_path'])
    .find((link) => typeof link === 'string' && link.startsWith(prefix));
  return typeof path === 'string' ? objects.head(publicBucket(config), path.slice(prefix.length)) : undefined;
}
