import type { operations } from '@omics-portal/api/datains';
import type { StoredApp } from '../../app-store/app-store.ts';
import { notFound } from '../../http/api-error.ts';
import { type OperationHandlers } from '../../operations/handler.ts';
import { enginesOfApp } from './app-engines.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Handlers of the app store: contract section 3.3. All operations are public. */
export function appStoreHandlers({ appStore, jobs }: Pick<Dependencies, 'appStore' | 'jobs'>) {
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
              engines: await enginesOfApp(appStore, jobs.engines, app),
            })),
          ),
        },
      };
    },

    listAppManifests: async ({ request }) => {
      const language = preferredLanguage(request.headers['accept-language']);
      const data = (await appStore.list(language)).map((app) => app.manifest);
      return { status: 200, body: { total: data.length, data } };
    },

    listInstalledApps: async () => {
      const data = await Promise.all(
        (await appStore.list()).map(async (app) => ({
          id: app.id,
          name: app.name,
          engines: await enginesOfApp(appStore, jobs.engines, app),
        })),
      );
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
  } satisfies Partial<OperationHandlers<operations>>;
}

/** App of the API's list. Installed apps have no external repository. */
function wireApp({ id, owner, name, manifest }: StoredApp) {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    id,
    title: name,
    description: text(manifest['description']),
    repo_url: text(manifest['home']) ?? '',
    cover: null,
    author: owner,
    icon: null,
    rate: '0',
    valid: true,
  };
}
