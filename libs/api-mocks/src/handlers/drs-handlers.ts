import { drsHttp } from '../http/services';
import { SOME_DATA_FILES } from './record-handlers';

const OBJECT = '/objects/{object_id}';
const LINK = { url: 'https://files.example.org/a?signature=x' };

export const drsHandlers = {
  serviceInfo: drsHttp.on('get', '/service-info', ({ response }) =>
    response(200).json({
      id: 'org.example.portal.drs',
      name: 'example',
      type: { group: 'org.ga4gh', artifact: 'drs', version: '1.4.0' },
      organization: { name: 'example', url: 'https://portal.example.org' },
      version: '1.0.0',
      maxBulkRequestLength: 0,
    }),
  ),
  /** Object of any id, with the size of the file in `SOME_DATA_FILES` that has this MD5. */
  object: drsHttp.on('get', OBJECT, ({ params, response }) => {
    const { object_id: id = '' } = params;
    const file = SOME_DATA_FILES.find(({ md5sum }) => md5sum === id);
    return response(200).json({
      id,
      self_uri: `drs://portal.example.org/${id}`,
      size: file?.file_size ?? 0,
      created_time: '2024-05-01T08:00:00.000Z',
      checksums: [{ type: 'md5', checksum: id }],
      access_methods: [{ type: 'https', access_id: 'https', access_url: LINK }],
    });
  }),
  objectMissing: drsHttp.failing('get', OBJECT, 404),
  accessUrl: drsHttp.on('get', '/objects/{object_id}/access/{access_id}', ({ response }) =>
    response(200).json(LINK),
  ),
};
