import type { AppStore } from '../app-store/app-store.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { copiedFiles } from '../engines/local/copied-files.ts';
import { createLocalEngine } from '../engines/local/local-engine.ts';
import { localFiles } from '../engines/local/local-files.ts';
import type { LocalPath } from '../engines/local/run-files.ts';
import { EngineRegistry, type ConnectedEngine } from '../engines/registry.ts';
import { createWesEngine } from '../engines/wes/wes-engine.ts';
import type { ObjectStore } from '../objects/object-store.ts';

/** Options of the engines. */
export interface EngineOptions {
  config: ServerConfig;
  objects: ObjectStore;
  appStore: AppStore;
  /** Local path of an object; absent when the store has no local files: programs then work on copies. */
  localPath?: LocalPath;
}

// The local engine tells every change; the time is for changes that it could not tell.
const LOCAL_LOOK_MS = { min: 2_000, max: 2_000 };
const WES_LOOK_MS = { min: 1_000, max: 30_000 };
const KILL_GRACE_MS = 3_000;
const MEGABYTE = 1024 * 1024;

/** Connects the engines of the configuration: the local one first, then those with a WES API by name. */
export function connectEngines(options: EngineOptions): EngineRegistry {
  return new EngineRegistry([connectLocal(options), ...connectWes(options)]);
}

function connectLocal({ config, objects, localPath }: EngineOptions): ConnectedEngine {
  const engine = createLocalEngine({
    files: localPath ? localFiles(objects, localPath) : copiedFiles(objects),
    programs: config.paths.programs,
    programsAreBuilt: config.paths.programsAreBuilt,
    supervisor: config.paths.supervisor,
    scratchDir: config.paths.runsDir,
    memoryMb: config.jobMemoryMb,
    timeMinutes: config.jobMinutes,
    maxLogBytes: config.jobLogMb * MEGABYTE,
    killGraceMs: KILL_GRACE_MS,
  });
  return {
    engine,
    jobSlots: config.jobSlots,
    reportSlots: config.reportSlots,
    shared: false,
    lookMs: LOCAL_LOOK_MS,
  };
}

function connectWes({ config, objects, appStore }: EngineOptions): ConnectedEngine[] {
  return config.wesEngines.map((settings) => ({
    engine: createWesEngine({
      settings,
      objects,
      appStore,
      publicUrl: config.publicUrl,
      maxLogBytes: config.jobLogMb * MEGABYTE,
      maxFileBytes: config.uploadLimits.maxFileBytes,
    }),
    jobSlots: settings.slots,
    reportSlots: 0,
    shared: true,
    lookMs: WES_LOOK_MS,
  }));
}
