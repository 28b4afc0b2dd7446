import { ApiError } from '../../../http/api-error.ts';
import type { Sentence } from '../../../http/preferred-language.ts';
import type { AppStore, StoredApp } from '../../../app-store/app-store.ts';
import { AppFileError } from '../../../app-store/app-file-error.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import type { JobEngine } from '../../../engines/job-engine.ts';
import type { EngineRegistry } from '../../../engines/registry.ts';

/** Runnable app: it is installed, and has a descriptor for a connected engine. */
export interface RunnableApp {
  app: StoredApp;
  descriptor: RunDescriptor;
  /** Name of the engine. */
  engine: string;
}

/**
 * Finds an app by both of its names, and the first connected engine that can run it. Throws 422 when it is not installed or no
 * connected engine can run it.
 */
export async function runnableApp(
  appStore: AppStore,
  engines: EngineRegistry,
  id: string,
  name: string,
): Promise<RunnableApp> {
  const app = await appStore.findById(id);
  if (!app)
    throw unusable('app_id', {
      'en-US': `The app "${name}" is not installed here; the app store lists those that are.`,
      'zh-CN': `应用“${name}”未在本站安装；已安装的应用见应用商店。`,
    });
  if (app.name !== name)
    throw unusable('app_name', {
      'en-US': `The app with this app_id is "${app.name}", not "${name}".`,
      'zh-CN': `此 app_id 对应的应用是“${app.name}”，而不是“${name}”。`,
    });
  for (const { engine } of engines.connected) {
    const descriptor = await readDescriptor(appStore, app, engine);
    if (descriptor) return { app, descriptor, engine: engine.name };
  }
  throw unusable('app_id', {
    'en-US': `No connected engine can run the app "${name}". Connected here: ${engines.names.join(', ')}; ask the operator to connect one that can.`,
    'zh-CN': `已连接的运行引擎都不能运行应用“${name}”。本站已连接：${engines.names.join('、')}；请联系管理员连接可运行此应用的引擎。`,
  });
}

async function readDescriptor(
  appStore: AppStore,
  app: StoredApp,
  engine: JobEngine,
): Promise<RunDescriptor | undefined> {
  try {
    return await appStore.runDescriptor(app, engine);
  } catch (error) {
    if (error instanceof AppFileError)
      throw unusable('app_id', {
        'en-US': `The app "${app.name}" is not installed correctly: ${error.message}`,
        'zh-CN': `应用“${app.name}”安装有误，请联系管理员。原文：${error.message}`,
      });
    throw error;
  }
}

function unusable(field: string, message: Sentence): ApiError {
  return new ApiError(422, message, [{ field, message }]);
}
