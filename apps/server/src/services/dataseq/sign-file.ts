import type { components } from '@omics-portal/api/dataseq';
import type { FastifyRequest } from 'fastify';
import { publicBucket } from '../../config/server-config.ts';
import { ApiError } from '../../http/api-error.ts';
import { absoluteUrl } from '../../http/absolute-url.ts';
import type { Dependencies } from '../../dependencies.ts';

type SignDependencies = Pick<Dependencies, 'db' | 'objects' | 'config'>;

const COLUMNS: Readonly<Record<number, 'md5sum' | 'sha256'>> = { 32: 'md5sum', 64: 'sha256' };

/** Signed link to the public file with this checksum. @throws ApiError 404 when it is unknown or not public. */
export async function signFile(
  dependencies: SignDependencies,
  hash: string,
  request: FastifyRequest,
): Promise<components['schemas']['SignResponse']> {
  const location = await findPublicFile(dependencies, hash);
  const info = location && (await dependencies.objects.head(location.bucket, location.key));
  if (!info) throw new ApiError(404, `No public file has the checksum ${hash}.`);
  const fileName = info.key.slice(info.key.lastIndexOf('/') + 1);
  const signed = await dependencies.objects.presignGet(info.bucket, info.key, { fileName });
  const [baseurl = '', query = ''] = absoluteUrl(request, dependencies.config, signed).split('?');
  return {
    filename: fileName,
    size: info.size,
    hashes: [
      { id: 1, hash_type: 'md5', hash: info.etag, file: null },
      { id: 2, hash_type: 'sha256', hash: info.sha256, file: null },
    ],
    sign: { method: 'GET', baseurl, header: [], data: [], params: query === '' ? [] : query.split('&') },
  };
}

async function findPublicFile(
  { db, config }: SignDependencies,
  hash: string,
): Promise<{ bucket: string; key: string } | undefined> {
  const column = COLUMNS[hash.length];
  if (column === undefined) return undefined;
  const rows = await db
    .selectFrom('data_records')
    .select('data')
    .where(column, '=', hash)
    .orderBy('collection')
    .orderBy('position')
    .execute();
  const prefix = `minio://${publicBucket(config)}/`;
  const path = rows
    .map((row) => row.data['file_path'])
    .find((link) => typeof link === 'string' && link.startsWith(prefix));
  return typeof path === 'string'
    ? { bucket: publicBucket(config), key: path.slice(prefix.length) }
    : undefined;
}
