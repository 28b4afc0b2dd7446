import {
  anAppManifest,
  anAppSchema,
  anInstalledApp,
  aSingleAppSchema,
  aStoreApp,
  WGS_APP,
} from '../builders/apps';
import { BRAND } from '../builders/ids';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const SCHEMA = '/apps/{owner}/{appVersion}/schema.json';
const README = '/apps/{owner}/{appVersion}/README.md';
const ICON = '/apps/{owner}/{appVersion}/icon.svg';
const COVER = '/apps/{owner}/{appVersion}/cover.svg';

/** Response with an empty picture. */
function svg(): Response {
  return new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });
}

export const appHandlers = {
  list: datainsHttp.on('get', '/api/apps', ({ query, response }) =>
    response(200).json(pageOf([aStoreApp()], query)),
  ),
  manifests: datainsHttp.on('get', '/api/app-manifest', ({ response }) => {
    const data = [
      anAppManifest(),
      anAppManifest({
        id: WGS_APP.id,
        name: 'WGS QC',
        short_name: `${BRAND}-wgs-qc`,
        app_name: WGS_APP.name,
        version: 'v0.1.2',
        author: 'renluyao',
        description: 'Quality control of whole-genome sequencing.',
      }),
    ];
    return response(200).json({ total: data.length, data });
  }),
  manifestsEmpty: datainsHttp.on('get', '/api/app-manifest', ({ response }) =>
    response(200).json({ total: 0, data: [] }),
  ),
  manifestsError: datainsHttp.failing('get', '/api/app-manifest', 500),
  manifestsLoading: datainsHttp.pending('get', '/api/app-manifest'),
  installed: datainsHttp.on('get', '/api/installed-apps', ({ response }) => {
    const data = [anInstalledApp(), WGS_APP];
    return response(200).json({ total: data.length, data });
  }),
  installedEmpty: datainsHttp.on('get', '/api/installed-apps', ({ response }) =>
    response(200).json({ total: 0, data: [] }),
  ),
  installedError: datainsHttp.failing('get', '/api/installed-apps', 500),
  /** Batch form. */
  schema: datainsHttp.on('get', SCHEMA, ({ response }) => response(200).json(anAppSchema())),
  /** Form of a single job. */
  schemaSingle: datainsHttp.on('get', SCHEMA, ({ response }) => response(200).json(aSingleAppSchema())),
  schemaMissing: datainsHttp.failing('get', SCHEMA, 404),
  schemaLoading: datainsHttp.pending('get', SCHEMA),
  readme: datainsHttp.on('get', README, ({ response }) =>
    response(200).text('# RNA-seq QC\n\nGive **two** files per library.\n'),
  ),
  /** A white square. */
  icon: datainsHttp.on('get', ICON, svg),
  cover: datainsHttp.on('get', COVER, svg),
  iconMissing: datainsHttp.failing('get', ICON, 404),
  listError: datainsHttp.failing('get', '/api/apps', 500),
  readmeMissing: datainsHttp.failing('get', README, 404),
};
