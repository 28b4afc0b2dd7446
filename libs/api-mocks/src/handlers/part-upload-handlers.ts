import { aPartUpload, aStorageUsage } from '../builders/storage';
import { datainsHttp } from '../http/services';

const UPLOAD = '/api/part-uploads/{upload}';

export const partUploadHandlers = {
  create: datainsHttp.on('post', '/api/part-uploads', async ({ body, response }) =>
    response(201).json(aPartUpload(await body())),
  ),
  createAboveQuota: datainsHttp.failing(
    'post',
    '/api/part-uploads',
    413,
    'Your quota of 10 bytes has room for 0 more',
  ),
  get: datainsHttp.on('get', UPLOAD, ({ params, response }) =>
    response(200).json(aPartUpload({ ...(params.upload === undefined ? {} : { id: params.upload }) })),
  ),
  remove: datainsHttp.on('delete', UPLOAD, ({ response }) => response(204).empty()),
  sign: datainsHttp.on('post', `${UPLOAD}/links`, async ({ body, response }) => {
    const { numbers } = await body();
    return response(200).json({
      data: numbers.map((number) => ({ number, upload_url: `/storage/users/part?part=${number}` })),
      expires_time: 1_893_456_000_000,
    });
  }),
  complete: datainsHttp.on('post', `${UPLOAD}/completion`, async ({ body, response }) =>
    response(200).json(aPartUpload({ state: 'done', sha256: (await body()).sha256 ?? null })),
  ),
  completeDifferent: datainsHttp.on('post', `${UPLOAD}/completion`, ({ response }) =>
    response(200).json(aPartUpload({ state: 'different', sha256: '0'.repeat(64) })),
  ),
};

export const usageHandlers = {
  get: datainsHttp.on('get', '/api/storage-usage', ({ response }) => response(200).json(aStorageUsage())),
  getFull: datainsHttp.on('get', '/api/storage-usage', ({ response }) =>
    response(200).json(aStorageUsage({ used: 50_000_000_000 })),
  ),
};
