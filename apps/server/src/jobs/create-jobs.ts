import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config/server-config.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import type { EngineRegistry } from '../engines/registry.ts';
import type { QueueTiming } from './advance-run.ts';
import type { ReportCrateOptions } from './report-crates.ts';
import { listReportTools } from './report-tools.ts';
import { RunQueue, type Jobs } from './run-queue.ts';
import { removeDeletedReport, taskWriter } from './task-writer.ts';
import { removeDeletedResults, workflowWriter } from './workflow-writer.ts';

/** Dependencies of jobs. */
export interface JobsOptions {
  config: ServerConfig;
  db: Kysely<Database>;
  objects: ObjectStore;
  events: EventBus;
  engines: EngineRegistry;
}

const LEASE_MS = 30_000;
const TIMING: QueueTiming = {
  retry: { firstMs: 1_000, maxMs: 60_000 },
  doubtMs: 3_000,
  cancelAgainMs: 10_000,
};

/** Creates the run queue and opens it. */
export async function createJobs(options: JobsOptions): Promise<Jobs> {
  const { config, db, objects, events, engines } = options;
  const pluginVersion = async (plugin: string): Promise<string> => {
    const tools = await listReportTools(config.paths.appStore, config.brand);
    return tools.find((tool) => tool.short_name === plugin)?.version ?? '';
  };
  const crates = { db, objects, portal: publisher(config) };
  const queue = new RunQueue({
    db,
    engines,
    writers: {
      workflow: workflowWriter({ ...crates, brand: config.brand, pluginVersion }),
      task: taskWriter(crates),
    },
    announce: ({ user, event }) => events.publish(user, event),
    afterEnd: ({ subject: { kind, id }, run: { workDir } }) =>
      kind === 'workflow'
        ? removeDeletedResults(db, objects, id)
        : removeDeletedReport(db, objects, id, workDir),
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

/** Portal as the publisher of reports. */
function publisher({ portal, publicUrl, version }: ServerConfig): ReportCrateOptions['portal'] {
  return { title: portal.productTitle, url: publicUrl, version };
}
