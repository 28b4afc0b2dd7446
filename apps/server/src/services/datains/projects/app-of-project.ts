import { ApiError } from '../../../http/api-error.ts';
import type { AppStore, EngineKey, StoredApp } from '../../../app-store/app-store.ts';
import { AppFileError } from '../../../app-store/json-problems.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';

/** Runnable app: it is installed and has a descriptor for this engine. */
export interface RunnableApp {
  app: StoredApp;
  descriptor: RunDescriptor;
}

/** Finds an app by both of its names. Throws 422 when it is not installed or cannot run on this engine. */
export async function runnableApp(
  appStore: AppStore,
  engine: EngineKey,
  id: string,
  name: string,
): Promise<RunnableApp> {
  const app = await appStore.findById(id);
  if (!app)
    throw unusable('app_id', `The app "${name}" is not installed here; the app store lists those that are.`);
  if (app.name !== name)
    throw unusable('app_name', `The app with this app_id is "${app.name}", not "${name}".`);
  const descriptor = await readDescriptor(appStore, app, engine);
  if (descriptor === undefined)
    throw unusable(
      'app_id',
      `The app "${name}" cannot run on the engine "${engine.name}" of this installation.`,
    );
  return { app, descriptor };
}

async function readDescriptor(
  appStore: AppStore,
  app: StoredApp,
  engine: EngineKey,
): Promise<RunDescriptor | undefined> {
  try {
    return await appStore.runDescriptor(app, engine);
  } catch (error) {
    if (error instanceof AppFileError)
      throw unusable('app_id', `The app "${app.name}" is not installed correctly: ${error.message}`);
    throw error;
  }
}

function unusable(field: string, message: string): ApiError {
  return new ApiError(422, message, [{ field, message }]);
}
