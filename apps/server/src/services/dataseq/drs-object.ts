import type { components } from '@omics-portal/api/dataseq';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { absoluteUrl, originOf } from '../../http/absolute-url.ts';
import type { ObjectInfo } from '../../objects/object-store.ts';
import { storageLink } from '../../objects/storage-link.ts';
import { drsName } from './drs-name.ts';
import { findPublicFile, noPublicFile, type PublicFileDependencies } from './public-file.ts';

type Schemas = components['schemas'];

/** Id of the only access method of an object: a link by HTTP. */
export const ACCESS_ID = 'https';

/**
 * Public file as an object of the GA4GH Data Repository Service. Its id is the checksum in lower case, whichever case the
 * requested one has. @throws ApiError 404 when it is unknown.
 */
export async function drsObject(
  dependencies: PublicFileDependencies,
  requestedId: string,
  request: FastifyRequest,
): Promise<Schemas['DrsObject']> {
  const info = await findObject(dependencies, requestedId);
  const id = requestedId.toLowerCase();
  return {
    id,
    name: drsName(fileNameOf(info)),
    self_uri: `drs://${new URL(originOf(request, dependencies.config)).host}/${id}`,
    size: info.size,
    created_time: info.lastModified.toISOString(),
    mime_type: info.contentType,
    checksums: checksumsOf(info, id),
    access_methods: [
      { type: 'https', access_id: ACCESS_ID, access_url: await accessUrlOf(dependencies, info, request) },
    ],
    aliases: [storageLink(info.bucket, info.key)],
  };
}

/** New link to the bytes of an object. @throws ApiError 404 when it is unknown. */
export async function drsAccessUrl(
  dependencies: PublicFileDependencies,
  id: string,
  request: FastifyRequest,
): Promise<Schemas['DrsAccessUrl']> {
  return accessUrlOf(dependencies, await findObject(dependencies, id), request);
}

/** Error for an access method that no object has. */
export function unknownAccess(accessId: string): ApiError {
  return new ApiError(404, {
    'en-US': `No object has the access method ${accessId}; ${ACCESS_ID} is the only one.`,
    'zh-CN': `没有对象具有访问方式 ${accessId}；唯一的访问方式是 ${ACCESS_ID}。`,
  });
}

async function findObject(dependencies: PublicFileDependencies, id: string): Promise<ObjectInfo> {
  const info = await findPublicFile(dependencies, id);
  if (!info) throw noPublicFile(id);
  return info;
}

async function accessUrlOf(
  { config, objects }: PublicFileDependencies,
  info: ObjectInfo,
  request: FastifyRequest,
): Promise<Schemas['DrsAccessUrl']> {
  const signed = await objects.presignGet(info.bucket, info.key, { fileName: fileNameOf(info) });
  return { url: absoluteUrl(request, config, signed) };
}

/** Checksums that the store knows; that of the id is one, because the record was found by it. */
function checksumsOf({ md5, sha256 }: ObjectInfo, id: string): Schemas['DrsChecksum'][] {
  const known = {
    'sha-256': sha256 ?? (id.length === 64 ? id : null),
    md5: md5 ?? (id.length === 32 ? id : null),
  };
  return Object.entries(known).flatMap(([type, checksum]) => (checksum === null ? [] : [{ type, checksum }]));
}

function fileNameOf({ key }: ObjectInfo): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
