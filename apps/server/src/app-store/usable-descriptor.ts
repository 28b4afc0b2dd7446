import type { AppStore, EngineKey, StoredApp } from './app-store.ts';
import { AppFileError } from './app-file-error.ts';
import type { RunDescriptor } from './run-descriptor.ts';

/** Reads the run descriptor of an app for an engine; undefined if it is missing or invalid, so that a list of apps goes on. */
export async function usableDescriptor(
  appStore: AppStore,
  app: StoredApp,
  engine: EngineKey,
): Promise<RunDescriptor | undefined> {
  try {
    return await appStore.runDescriptor(app, engine);
  } catch (error) {
    if (error instanceof AppFileError) return undefined;
    throw error;
  }
}
