import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient, ReportClient, StoreApp } from '@omics-portal/api';
import { appPath } from './app-name';
import { readEntries, readPage } from '../readers/read-page';
import { readReportTools } from '../readers/read-list';

/** Time that apps stay fresh, in milliseconds: operators install apps rarely. */
const APPS_STALE_MS = 60_000;

function pathOf(appName: string): { owner: string; appVersion: string } {
  const path = appPath(appName);
  if (!path) {
    throw new Error(`The app name "${appName}" has no owner`);
  }
  return path;
}

/** A random text, new for each call: an app that was just updated must not show the form that a cache still has. */
function cacheBuster(): string {
  return Math.random().toString(36).slice(2);
}

/** Apps of a page of the store, the most that the service sends. */
const STORE_PAGE = 1000;

/** Fetches all pages of the store. Ends also when a page is empty, whatever its total says. */
async function fetchStoreApps(client: DatainsClient, signal: AbortSignal): Promise<readonly StoreApp[]> {
  const apps: StoreApp[] = [];
  for (let page = 1; ; page += 1) {
    const params = { query: { page, per_page: STORE_PAGE } };
    const { data, total } = readPage(
      (await client.GET('/api/apps', { params, signal })).data,
      'a page of apps',
    );
    apps.push(...data);
    if (data.length === 0 || apps.length >= total) {
      return apps;
    }
  }
}

/**
 * Query options of the apps of the data-pipeline service. The locale is part of the keys: the service returns cards, forms
 * and help texts in the requested language.
 */
export function appQueries(client: DatainsClient, locale: string) {
  const root = ['apps', locale] as const;
  return {
    manifests: () =>
      queryOptions({
        queryKey: [...root, 'manifests'],
        queryFn: async ({ signal }) =>
          readEntries((await client.GET('/api/app-manifest', { signal })).data, 'a list of apps'),
        staleTime: APPS_STALE_MS,
      }),
    installed: () =>
      queryOptions({
        queryKey: [...root, 'installed'],
        queryFn: async ({ signal }) =>
          readEntries((await client.GET('/api/installed-apps', { signal })).data, 'a list of installed apps'),
        staleTime: APPS_STALE_MS,
      }),
    /** Apps that the store knows, installed or not, with their pictures and ratings. */
    store: () =>
      queryOptions({
        queryKey: [...root, 'store'],
        queryFn: ({ signal }) => fetchStoreApps(client, signal),
        staleTime: APPS_STALE_MS,
      }),
    schema: (appName: string) =>
      queryOptions({
        queryKey: [...root, 'schema', appName],
        queryFn: async ({ signal }) =>
          (
            await client.GET('/apps/{owner}/{appVersion}/schema.json', {
              params: { path: pathOf(appName), query: { _: cacheBuster() } },
              signal,
            })
          ).data,
        staleTime: APPS_STALE_MS,
      }),
    readme: (appName: string) =>
      queryOptions({
        queryKey: [...root, 'readme', appName],
        queryFn: async ({ signal }) =>
          (
            await client.GET('/apps/{owner}/{appVersion}/README.md', {
              params: { path: pathOf(appName) },
              parseAs: 'text',
              signal,
            })
          ).data,
        staleTime: APPS_STALE_MS,
      }),
  };
}

/** Query options of the report tools, in one language. */
export function reportToolQueries(client: ReportClient, locale: string) {
  const root = ['report-tools', locale] as const;
  return {
    manifests: () =>
      queryOptions({
        queryKey: [...root, 'manifests'],
        queryFn: async ({ signal }) => readReportTools((await client.GET('/api/manifest', { signal })).data),
        staleTime: APPS_STALE_MS,
      }),
  };
}
