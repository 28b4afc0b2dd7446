import type { operations } from '@omics-portal/api/datains';
import type { AppManifest, StoredApp } from '../../app-store/app-store.ts';
import { publicBucket } from '../../config/server-config.ts';
import { notFound } from '../../http/api-error.ts';
import { type OperationHandlers } from '../../operations/handler.ts';
import { picturePath, pictureResponse } from './app-pictures.ts';
import { enginesOfApp } from './app-engines.ts';
import { installedApps } from './installed-apps.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Handlers of the app store: contract section 3.3. All operations are public. */
export function appStoreHandlers({
  appStore,
  jobs,
  config,
  db,
}: Pick<Dependencies, 'appStore' | 'jobs' | 'config' | 'db'>) {
  const listInstalled = installedApps({ appStore, config, jobs, db });
  const installed = async (params: { owner: string; appVersion: string }): Promise<StoredApp> => {
    const name = `${params.owner}/${params.appVersion}`;
    const app = await appStore.findByName(name);
    if (!app) throw notFound('app', name);
    return app;
  };
  return {
    listApps: async ({ query }) => {
      const { page = 1, per_page: perPage = 10, author, title, valid } = query;
      const found = (await appStore.list()).filter((app) => {
        const wire = wireApp(app);
        return (
          (author === undefined || wire.author === author) &&
          (title === undefined || wire.title === title) &&
          (valid === undefined || wire.valid === valid)
        );
      });
      return {
        status: 200,
        body: {
          total: found.length,
          page,
          per_page: perPage,
          data: await Promise.all(
            found.slice((page - 1) * perPage, page * perPage).map(async (app) => ({
              ...wireApp(app),
              icon: await picturePath(appStore, app, 'icon'),
              cover: textOrNull(app.manifest['cover']) ?? (await picturePath(appStore, app, 'cover')),
              engines: await enginesOfApp(appStore, jobs.engines, app),
            })),
          ),
        },
      };
    },

    listAppManifests: async ({ request }) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const data = (await appStore.list(language)).map(({ manifest }) => withExample(manifest, config));
      return { status: 200, body: { total: data.length, data } };
    },

    listInstalledApps: async () => {
      const data = await listInstalled();
      return { status: 200, body: { total: data.length, data } };
    },

    getAppSchema: async ({ params, request }) => ({
      status: 200,
      body: await appStore.schema(
        await installed(params),
        preferredLanguage(request.headers['accept-language']),
      ),
    }),

    getAppReadme: async ({ params, request }) => {
      const app = await installed(params);
      const readme = await appStore.readme(app, preferredLanguage(request.headers['accept-language']));
      if (readme === undefined) throw notFound('help text of the app', app.name);
      return { status: 200, body: readme, headers: { 'content-type': 'text/markdown; charset=utf-8' } };
    },

    getAppIcon: async ({ params }) => pictureResponse(appStore, await installed(params), 'icon'),

    getAppCover: async ({ params }) => pictureResponse(appStore, await installed(params), 'cover'),
  } satisfies Partial<OperationHandlers<operations>>;
}

/** Manifest whose example names the public bucket of this site: its files have the bucket `{public}`. */
function withExample(manifest: AppManifest, config: Pick<Dependencies['config'], 'brand'>): AppManifest {
  if (!Array.isArray(manifest['example'])) return manifest;
  const link = `minio://${publicBucket(config)}/`;
  const inBucket = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^minio:\/\/\{public\}\//, link) : value;
  const example = manifest['example'].map((sample: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inBucket(value)])),
  );
  return { ...manifest, example };
}

/** Text of a manifest; null for anything else, and for empty text. */
function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** App of the API's list, without its pictures. Installed apps have no external repository. */
function wireApp({ id, owner, name, manifest }: StoredApp) {
  return {
    id,
    title: name,
    description: textOrNull(manifest['description']),
    repo_url: textOrNull(manifest['home']) ?? '',
    author: owner,
    rate: null,
    valid: true,
  };
}
