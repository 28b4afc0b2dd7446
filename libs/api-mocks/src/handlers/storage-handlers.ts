import { aBucket, aFolder, anFsServices, anObjectMeta, aStorageObject } from '../builders/storage';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const BUCKET = '/api/services/{service}/buckets/{bucket}';
const OBJECT = '/api/services/{service}/buckets/{bucket}/object';
const META = '/api/services/{service}/buckets/{bucket}/object-meta';

const MANY_FILES = 100_000;

/** Time at which signed URLs expire: 2030-01-01 00:00 in UTC. */
const LINK_EXPIRES = 1_893_456_000_000;

export const fsServiceHandlers = {
  list: datainsHttp.on('get', '/api/fs-services', ({ response }) => response(200).json(anFsServices())),
  listWithoutOwn: datainsHttp.on('get', '/api/fs-services', ({ response }) =>
    response(200).json(anFsServices({ own_files: null })),
  ),
  listForbidden: datainsHttp.failing('get', '/api/fs-services', 403),
  listError: datainsHttp.failing('get', '/api/fs-services', 500),
  listLoading: datainsHttp.pending('get', '/api/fs-services'),
};

export const bucketHandlers = {
  list: datainsHttp.on('get', '/api/services/{service}/buckets', ({ response }) =>
    response(200).json({ data: [aBucket(), aBucket({ Name: 'projects' })] }),
  ),
  listEmpty: datainsHttp.on('get', '/api/services/{service}/buckets', ({ response }) =>
    response(200).json({ data: [] }),
  ),
  listError: datainsHttp.failing('get', '/api/services/{service}/buckets', 500),
};

export const objectHandlers = {
  /** A folder and two files for any prefix. */
  list: datainsHttp.on('get', BUCKET, ({ params, query, response }) => {
    const { service = 'minio', bucket = 'users' } = params;
    const prefix = query.get('prefix') ?? '';
    const at = (name: string) => ({
      key: `${prefix}${name}`,
      path: `${service}://${bucket}/${prefix}${name}`,
    });
    const entries = [
      aFolder(at('run1/')),
      aStorageObject(at('D5_1_R1.fastq.gz')),
      aStorageObject({ ...at('D5_1_R2.fastq.gz'), size: 2_097_152 }),
    ];
    return response(200).json({
      ...pageOf(entries, query),
      bucket,
      location: `${service}://${bucket}/${prefix}`,
    });
  }),
  /** A folder of 100,000 files; a search finds the three whose number ends with it. */
  listMany: manyFiles(),
  /** The same of a store that counts 10,000 entries after a page. */
  listCounted: manyFiles(10_000),
  listEmpty: datainsHttp.on('get', BUCKET, ({ params, query, response }) =>
    response(200).json({
      ...pageOf([], query),
      bucket: params.bucket ?? '',
      location: `${params.service}://${params.bucket}/`,
    }),
  ),
  listForbidden: datainsHttp.failing('get', BUCKET, 403),
  listError: datainsHttp.failing('get', BUCKET, 500),
  listLoading: datainsHttp.pending('get', BUCKET),
  makeDirectory: datainsHttp.on('post', BUCKET, ({ params, query, response }) =>
    response(201).json({
      bucket: params.bucket ?? '',
      name: `${(query.get('key') ?? '').replace(/\/+$/, '')}/`,
    }),
  ),
  makeDirectoryConflict: datainsHttp.failing('post', BUCKET, 409, 'The folder exists'),
  downloadUrl: datainsHttp.on('get', OBJECT, ({ params, query, response }) =>
    response(200).json({ download_url: signedUrl(params, query), expires_time: LINK_EXPIRES }),
  ),
  downloadUrlMissing: datainsHttp.failing('get', OBJECT, 404, 'Object does not exist'),
  uploadUrl: datainsHttp.on('post', OBJECT, ({ params, query, response }) =>
    response(201).json({ upload_url: signedUrl(params, query) }),
  ),
  uploadUrlForbidden: datainsHttp.failing('post', OBJECT, 403),
  remove: datainsHttp.on('delete', OBJECT, ({ response }) => response(204).empty()),
  removeForbidden: datainsHttp.failing('delete', OBJECT, 403),
  move: datainsHttp.on('post', `${OBJECT}/move`, async ({ params, body, response }) =>
    response(200).json({ bucket: params.bucket ?? '', name: (await body()).to }),
  ),
  moveConflict: datainsHttp.failing('post', `${OBJECT}/move`, 409, 'The new name is taken'),
  meta: datainsHttp.on('get', META, ({ params, query, response }) => {
    const key = query.get('key') ?? '';
    const name = key.split('/').at(-1) ?? key;
    return response(200).json({ meta: anObjectMeta({ bucket: params.bucket ?? '', key, name }) });
  }),
  metas: datainsHttp.on('post', `${BUCKET}/object-metas`, async ({ body, response }) => {
    const { keys } = await body();
    const { length = null } = anObjectMeta();
    return response(200).json({ data: keys.map((key) => ({ key, state: 'present', length })) });
  }),
  /** An older server has no call for many objects. */
  metasUnknown: datainsHttp.failing('post', `${BUCKET}/object-metas`, 404),
  metaMissing: datainsHttp.failing('get', META, 404, 'Object does not exist'),
  /** The three responses with status 200 by which older servers report a missing object. */
  metaMissingAsText: datainsHttp.on('get', META, ({ response }) =>
    response(200).json({ meta: 'Exception: NoSuchKey' }),
  ),
  metaMissingAsNull: datainsHttp.on('get', META, ({ response }) => response(200).json({ meta: null })),
  metaMissingAsError: datainsHttp.on('get', META, ({ response }) =>
    response(200).json({ meta: { error: 'NoSuchKey' } }),
  ),
};

function signedUrl({ bucket }: Record<string, string>, query: URLSearchParams): string {
  return `/storage/${bucket}/${query.get('key')}?expires=1653091200&signature=example`;
}

/** Handlers of zip files of many objects. */
export const archiveHandlers = {
  create: datainsHttp.on('post', '/api/services/{service}/archives', async ({ body, response }) =>
    response(201).json({
      archive_url: '/datains/api/archives/3f2a9c',
      size: 1024,
      count: (await body()).objects.length,
      expires_time: LINK_EXPIRES,
    }),
  ),
  createTooLarge: datainsHttp.failing(
    'post',
    '/api/services/{service}/archives',
    413,
    'The files are too large for one zip file: choose fewer files.',
  ),
  download: datainsHttp.on(
    'get',
    '/api/archives/{archive_id}',
    () => new Response('PK', { headers: { 'content-type': 'application/zip' } }),
  ),
};

/** Handler of a folder of many files, which counts this number of them after the page. */
function manyFiles(countedAhead = Infinity) {
  return datainsHttp.on('get', BUCKET, ({ params, query, response }) => {
    const { service = 'minio', bucket = 'users' } = params;
    const prefix = query.get('prefix') ?? '';
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page') ?? 10);
    const search = query.get('search');
    const total = search === null ? MANY_FILES : 3;
    const data = Array.from(
      { length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) },
      (_, at) => {
        const index = (page - 1) * perPage + at;
        const number = String(search === null ? index : index * 10_000 + Number(search)).padStart(6, '0');
        const key = `${prefix}${search === null ? '' : 'run1/'}sample_${number}.fastq.gz`;
        return aStorageObject({ key, path: `${service}://${bucket}/${key}` });
      },
    );
    const counted = Math.min(total, page * perPage + countedAhead);
    return response(200).json({
      data,
      total: counted,
      ...(counted < total && { truncated: true }),
      page,
      per_page: perPage,
      bucket,
      location: `${service}://${bucket}/${prefix}`,
    });
  });
}
