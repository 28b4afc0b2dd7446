import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config/server-config.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { copiedFiles } from '../engines/local/copied-files.ts';
import { localFiles } from '../engines/local/local-files.ts';
import type { LocalPath } from '../engines/local/run-files.ts';
import { EngineRegistry } from '../engines/registry.ts';
import type { QueueTiming } from './advance-run.ts';
import { createLocalRunner } from './local-runner/local-runner.ts';
import { createRunnerEngine } from './local-runner/runner-engine.ts';
import { listReportTools } from './report-tools.ts';
import { RunQueue, type Jobs } from './run-queue.ts';
import { taskWriter } from './task-writer.ts';
import { removeDeletedResults, workflowWriter } from './workflow-writer.ts';

/** Dependencies of jobs. */
export interface JobsOptions {
  config: ServerConfig;
  db: Kysely<Database>;
  objects: ObjectStore;
  events: EventBus;
}

const LEASE_MS = 30_000;
const TIMING: QueueTiming = {
  retry: { firstMs: 1_000, maxMs: 60_000 },
  doubtMs: 3_000,
  cancelAgainMs: 10_000,
};
// The local engine tells every change; the time is for changes that it could not tell.
const LOCAL_LOOK_MS = { min: 2_000, max: 2_000 };
const KILL_GRACE_MS = 3_000;
const MEGABYTE = 1024 * 1024;
const DEFAULT_MEMORY_MB = 1024;

/**
 * Creates the run queue with its engine and opens it. Without `localPath`, programs work on copies of the objects.
 */
export async function createJobs(options: JobsOptions, localPath?: LocalPath): Promise<Jobs> {
  const { config, db, objects, events } = options;
  const scratchDir = join(config.paths.dataDir, 'runs');
  const runner = createLocalRunner({
    files: localPath ? localFiles(objects, localPath) : copiedFiles(objects),
    programs: config.paths.programs,
    programsAreBuilt: config.paths.programsAreBuilt,
    scratchDir,
    memoryMb: DEFAULT_MEMORY_MB,
    timeMinutes: config.jobMinutes,
    maxLogBytes: config.jobLogMb * MEGABYTE,
    killGraceMs: KILL_GRACE_MS,
  });
  const pluginVersion = async (plugin: string): Promise<string> => {
    const tools = await listReportTools(config.paths.appStore, config.brand);
    return tools.find((tool) => tool.short_name === plugin)?.version ?? '';
  };
  const queue = new RunQueue({
    db,
    engines: new EngineRegistry([
      {
        engine: createRunnerEngine(runner, objects),
        jobSlots: config.jobSlots,
        reportSlots: config.reportSlots,
        shared: false,
        lookMs: LOCAL_LOOK_MS,
      },
    ]),
    writers: { workflow: workflowWriter({ objects, brand: config.brand, pluginVersion }), task: taskWriter },
    announce: ({ user, event }) => events.publish(user, event),
    afterEnd: async ({ kind, id }) => {
      if (kind === 'workflow') await removeDeletedResults(db, objects, id);
    },
    // A lock on the data folder makes this name unique among servers.
    owner: `${hostname()}:${config.paths.dataDir}`,
    leaseMs: LEASE_MS,
    timing: TIMING,
    onError: (error) =>
      console.error(
        `The run queue: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
  });
  await queue.open();
  return queue;
}
