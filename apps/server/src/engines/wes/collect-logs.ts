import { Readable } from 'node:stream';
import type { WesSettings } from '../../config/wes-settings.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import type { ObjectLocation } from '../../objects/storage-link.ts';
import { EngineAway, stepLogFile, type RunObservation } from '../job-engine.ts';
import { cutNotice, notHandedOver } from '../log-notices.ts';
import { toilStepLog } from './toil-step-log.ts';
import type { WesLog } from './wes-responses.ts';
import type { WesFiles } from './wes-files.ts';
import { limited, logContent, logSource } from './wes-logs.ts';

const STREAMS = ['stdout', 'stderr'] as const;

/** Dependencies of the collection of logs. */
export interface LogOptions {
  readonly objects: Pick<ObjectStore, 'put'>;
  readonly files: WesFiles;
  readonly settings: Pick<WesSettings, 'name'>;
  /** Address of the run, to which relative addresses refer. */
  readonly base: URL;
  /** Folder of the run, without a slash at the end. */
  readonly folder: ObjectLocation;
  /** Size limit of a log in bytes. */
  readonly maxLogBytes: number;
  /** True after many attempts: a log that still does not answer is replaced by a notice. */
  readonly lastAttempt: boolean;
}

/** Stores the logs of a run and of its tasks: `stdout`, `stderr`, `log`, and `steps/<number>-<name>/...`. */
export async function collectLogs(
  options: LogOptions,
  run: WesLog,
  tasks: readonly WesLog[],
  { state, message, steps }: RunObservation,
): Promise<void> {
  for (const stream of STREAMS) await storeLog(options, run[stream], stream);
  for (const [index, task] of tasks.entries()) {
    for (const stream of STREAMS) {
      const name = steps[index]?.name ?? task.name ?? '';
      if (task[stream] !== null) await storeLog(options, task[stream], stepLogFile(index, name, stream));
      else if (stream === 'stderr' && task.logName !== undefined)
        await storeLog(options, run.stderr, stepLogFile(index, name, stream), task.logName);
    }
  }
  const status = state === 'succeeded' ? 'Success' : 'Error';
  await store(options, 'log', Readable.from([JSON.stringify({ status, msg: message ?? '' })]));
}

/** Stores a log, or the part of one that belongs to the task `part`. */
async function storeLog(
  options: LogOptions,
  value: string | null,
  file: string,
  part?: string,
): Promise<void> {
  const { files, base, maxLogBytes, lastAttempt } = options;
  const whole = logContent(files, logSource(value ?? '', base));
  const content = part === undefined ? whole : toilStepLog(limited(whole, maxLogBytes, ''), part);
  const cut = limited(content, maxLogBytes, cutNotice(maxLogBytes));
  try {
    await store(options, file, Readable.from(cut));
  } catch (error) {
    if (!(error instanceof EngineAway) || !lastAttempt) throw error;
    await store(options, file, Readable.from([notHandedOver(options.settings.name, error.reason)]));
  }
}

async function store({ objects, folder }: LogOptions, file: string, content: Readable): Promise<void> {
  await objects.put(folder.bucket, `${folder.key}/${file}`, content, { contentType: 'text/plain' });
}
