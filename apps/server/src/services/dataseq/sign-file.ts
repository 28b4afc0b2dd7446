import type { components } from '@omics-portal/api/dataseq';
import type { FastifyRequest } from 'fastify';
import { absoluteUrl } from '../../http/absolute-url.ts';
import { findPublicFile, noPublicFile, type PublicFileDependencies } from './public-file.ts';

/** Signed link to the public file with this checksum. @throws ApiError 404 when it is unknown or not public. */
export async function signFile(
  dependencies: PublicFileDependencies,
  hash: string,
  request: FastifyRequest,
): Promise<components['schemas']['SignResponse']> {
  const info = await findPublicFile(dependencies, hash);
  if (!info) throw noPublicFile(hash);
  const fileName = info.key.slice(info.key.lastIndexOf('/') + 1);
  const signed = await dependencies.objects.presignGet(info.bucket, info.key, { fileName });
  const [baseurl = '', query = ''] = absoluteUrl(request, dependencies.config, signed).split('?');
  return {
    filename: fileName,
    size: info.size,
    hashes: Object.entries({ md5: info.md5, sha256: info.sha256 }).flatMap(([type, hash], index) =>
      hash === null ? [] : [{ id: index + 1, hash_type: type, hash, file: null }],
    ),
    sign: { method: 'GET', baseurl, header: [], data: [], params: query === '' ? [] : query.split('&') },
  };
}
