import type { components } from '@omics-portal/api/datains';
import type { AppStore, EngineKey, StoredApp } from '../../app-store/app-store.ts';
import { AppFileError } from '../../app-store/app-file-error.ts';
import type { EngineRegistry } from '../../engines/registry.ts';

type AppEngine = components['schemas']['AppEngine'];

/** Name that stands for any WES engine: in the app's file name, and in the API where none is connected. */
const ANY_WES = 'wes';

/**
 * Engines that can run an app, in the order of choice: the connected ones, then those that it has a descriptor for and that
 * are not connected. An engine whose descriptor is invalid is left out.
 */
export async function enginesOfApp(
  appStore: AppStore,
  engines: EngineRegistry,
  app: StoredApp,
): Promise<AppEngine[]> {
  const connected = await onlyRunnable(
    appStore,
    app,
    engines.connected.map(({ engine: { name, kind } }) => ({ name, kind })),
  );
  const hasWes = connected.some(({ kind }) => kind === 'wes');
  const others = (await appStore.engineNames(app))
    .filter((name) => engines.find(name) === undefined && !(name === ANY_WES && hasWes))
    .map((name) => ({ name, kind: 'wes' }) as const);
  const missing = await onlyRunnable(appStore, app, others);
  return [
    ...connected.map((engine) => ({ ...engine, connected: true })),
    ...missing.map((engine) => ({ ...engine, connected: false })),
  ];
}

async function onlyRunnable(
  appStore: AppStore,
  app: StoredApp,
  engines: readonly EngineKey[],
): Promise<EngineKey[]> {
  const runnable = await Promise.all(engines.map((engine) => hasDescriptor(appStore, app, engine)));
  return engines.filter((_engine, index) => runnable[index]);
}

async function hasDescriptor(appStore: AppStore, app: StoredApp, engine: EngineKey): Promise<boolean> {
  try {
    return (await appStore.runDescriptor(app, engine)) !== undefined;
  } catch (error) {
    if (error instanceof AppFileError) return false;
    throw error;
  }
}
