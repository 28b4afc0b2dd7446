import type { WesDescriptor } from '../../../app-store/run-descriptor.ts';
import { isLoopback } from '../../../config/check-exposure.ts';
import type { WesSettings } from '../../../config/wes-settings.ts';
import { readTags, type WesRun, type WesRunSummary, type WesServiceInfo } from '../wes-responses.ts';
import { WesClient } from '../wes-client.ts';
import { WesFiles } from '../wes-files.ts';
import { WES_LIMITS, WesHttp, type WesLimits } from '../wes-http.ts';
import { logSource } from '../wes-logs.ts';
import { listOutputs, outputAddress } from '../wes-outputs.ts';
import { RUN_TAG } from '../wes-submission.ts';
import { trialRun } from './trial-run.ts';

/** Finding about an engine: good, worth a look, or a problem that jobs would meet. */
export interface Finding {
  readonly level: 'ok' | 'note' | 'problem';
  /** Sentence, with the remedy of a problem. */
  readonly text: string;
}

/** Options of the check. */
export interface CheckOptions {
  readonly settings: WesSettings;
  readonly publicUrl: string;
  /** True: submit a small workflow, too. */
  readonly run: boolean;
  /** Time for the trial run, in milliseconds. */
  readonly timeoutMs?: number;
  readonly lookMs?: number;
  readonly limits?: Partial<WesLimits>;
}

const TRIAL_MS = 10 * 60_000;
const LOOK_MS = 2000;
/** Runs of the engine whose addresses are looked at. */
const SAMPLE_RUNS = 5;

/** Checks the connection to an engine, from its address to the addresses of its results. */
export async function* checkEngine(options: CheckOptions): AsyncGenerator<Finding> {
  const { settings } = options;
  const limits = { ...WES_LIMITS, ...options.limits };
  const http = new WesHttp(settings, limits);
  const client = new WesClient(http, limits, settings);
  try {
    const info = await client.serviceInfo();
    yield describe(info);
    yield* protocols(options, info);
    yield* access(options, client, limits);
    const runs = await sampleRuns(client);
    yield tagsFinding(runs);
    yield* addresses(settings, new WesFiles(settings, http, limits), runs);
    if (options.run) yield* trial(options, info);
  } catch (error) {
    yield { level: 'problem', text: error instanceof Error ? error.message : String(error) };
  } finally {
    http.close();
  }
}

function describe({ version, wesVersions, languages }: WesServiceInfo): Finding {
  const types = [...languages].map(([type, versions]) =>
    [type, versions.join(', ')].filter(Boolean).join(' '),
  );
  const parts = [
    version ?? 'an engine without a name',
    `WES ${wesVersions.length === 0 ? 'of an unknown version' : wesVersions.join(', ')}`,
    types.length === 0 ? 'no languages named' : types.join('; '),
  ];
  return { level: 'ok', text: `It answers: ${parts.join(' · ')}.` };
}

/** Findings about inputs, which the engine must be able to fetch from this server. */
function* protocols(
  { settings, publicUrl }: CheckOptions,
  { protocols: known }: WesServiceInfo,
): Generator<Finding> {
  const origin = new URL(settings.inputOrigin ?? publicUrl);
  if (known.length > 0 && !known.includes(origin.protocol.replace(':', '')))
    yield {
      level: 'problem',
      text: `The engine reads inputs by ${known.join(', ')}, and this server offers them by ${origin.protocol.replace(':', '')}.`,
    };
  const isFar = isLoopback(origin.hostname) && !isLoopback(new URL(settings.url).hostname);
  yield isFar
    ? {
        level: 'problem',
        text: `Inputs are offered at ${origin.origin}, which only this machine reaches: set ${settings.prefix}INPUT_ORIGIN to the address of this server for the engine.`,
      }
    : { level: 'ok', text: `Inputs are offered at ${origin.origin}; the engine must reach this address.` };
}

async function* access(
  { settings }: CheckOptions,
  client: WesClient,
  limits: WesLimits,
): AsyncGenerator<Finding> {
  await client.runs().next();
  if (settings.token === undefined) {
    yield {
      level: isLoopback(new URL(settings.url).hostname) ? 'ok' : 'note',
      text: 'It needs no token: whoever reaches it can start and read runs.',
    };
    return;
  }
  yield { level: 'ok', text: 'It accepts the token.' };
  const stranger = { ...settings, token: undefined };
  const isOpen = await new WesClient(new WesHttp(stranger, limits), limits, stranger)
    .runs()
    .next()
    .then(
      () => true,
      () => false,
    );
  if (isOpen)
    yield { level: 'note', text: 'It answers without the token, too: whoever reaches it can read its runs.' };
}

/** Run with its entry in the list. */
interface SampleRun {
  readonly summary: WesRunSummary;
  readonly run: WesRun;
  /** Address of the run, to which relative addresses refer. */
  readonly path: string;
}

async function sampleRuns(client: WesClient): Promise<SampleRun[]> {
  const found: SampleRun[] = [];
  for await (const summary of client.runs()) {
    const run = await client.run(summary.id).catch(() => undefined);
    if (run) found.push({ summary, run, path: `/runs/${encodeURIComponent(summary.id)}` });
    if (found.length >= SAMPLE_RUNS) break;
  }
  return found;
}

function tagsFinding(runs: readonly SampleRun[]): Finding {
  if (runs.length === 0)
    return {
      level: 'note',
      text: 'It has no runs yet, so it is not known if it shows the tags of runs: add --run to find out.',
    };
  if (runs.some(({ summary }) => Object.keys(summary.tags ?? {}).length > 0))
    return {
      level: 'ok',
      text: 'Its list of runs shows their tags: a run whose response is lost is found again.',
    };
  if (runs.some(({ run }) => readTags(run.request?.['tags'])?.[RUN_TAG] !== undefined))
    return {
      level: 'ok',
      text: 'The log of a run shows its tags: a run whose response is lost is found again.',
    };
  return runs.some(({ run }) => run.request === null)
    ? {
        level: 'note',
        text: 'It does not show the tags of its runs: a job whose submission has no response fails, because it cannot be found again.',
      }
    : {
        level: 'note',
        text: 'None of its runs comes from a portal: add --run to see if it shows their tags.',
      };
}

/** Findings about the addresses of logs and outputs of some runs. */
function* addresses(
  { url, prefix }: WesSettings,
  files: WesFiles,
  runs: readonly SampleRun[],
): Generator<Finding> {
  const problems = new Set<string>();
  let count = 0;
  for (const { run, path } of runs) {
    const base = new URL(url + path);
    const values = [run.log, ...(run.tasks ?? [])].flatMap(({ stdout, stderr }) => [
      stdout ?? '',
      stderr ?? '',
    ]);
    const logs = values.map((value) => logSource(value, base));
    const named = listOutputs(run.outputs).flatMap((output) => outputAddress(output, base) ?? []);
    for (const address of [...logs.flatMap((log) => ('address' in log ? [log.address] : [])), ...named]) {
      count += 1;
      const problem = files.problemOf(address);
      if (problem !== undefined) problems.add(problemKind(address, prefix));
    }
  }
  if (count === 0) return;
  yield problems.size === 0
    ? { level: 'ok', text: 'The logs and results of its runs are at addresses that the portal may read.' }
    : {
        level: 'problem',
        text: `The portal may not read all logs and results: ${[...problems].join('; ')}.`,
      };
}

function problemKind(address: URL, prefix: string): string {
  if (address.protocol === 'file:')
    return `some are files of the engine's disk, so if this server shares it, name the folder in ${prefix}FOLDERS`;
  return /^https?:$/.test(address.protocol)
    ? `some are at ${address.host}, so add this host to ${prefix}HOSTS`
    : `some are at ${address.protocol}//${address.host}, which the portal cannot read`;
}

const TYPES = ['CWL', 'WDL', 'NFL', 'SMK'] as const;

/** First language that the engine and the trial workflows have in common. */
function trialType(settings: WesSettings, info: WesServiceInfo): WesDescriptor['type'] | undefined {
  const known = (settings.types.length > 0 ? settings.types : [...info.languages.keys()]).map((type) =>
    type.toUpperCase(),
  );
  if (known.length === 0) return 'CWL';
  return TYPES.find((type) => known.some((each) => each === type || (type === 'NFL' && each === 'NEXTFLOW')));
}

async function* trial(options: CheckOptions, info: WesServiceInfo): AsyncGenerator<Finding> {
  const { settings, publicUrl, timeoutMs = TRIAL_MS, lookMs = LOOK_MS, limits = {} } = options;
  const type = trialType(settings, info);
  if (type === undefined) {
    yield { level: 'note', text: 'There is no trial workflow in a language of this engine.' };
    return;
  }
  const result = await trialRun({ settings, publicUrl, type, timeoutMs, lookMs, limits });
  const { observation, isFound, results, stored } = result;
  if (observation.state !== 'succeeded') {
    const log = stored.get('stderr')?.trim().split('\n').slice(-3).join(' / ') ?? '';
    yield {
      level: 'problem',
      text: `The trial run (${type}) ended as ${observation.state}. ${observation.message ?? ''} ${log}`.trim(),
    };
  } else {
    yield { level: 'ok', text: `A trial run (${type}) succeeded.` };
  }
  yield isFound
    ? { level: 'ok', text: 'The trial run was found again by its tag.' }
    : {
        level: 'problem',
        text: 'The trial run was not found again by its tag: a job could be submitted twice.',
      };
  if (results.missing.length > 0)
    yield {
      level: 'problem',
      text: `The result of the trial run could not be read: ${results.missing.join(', ')}.`,
    };
  else if (results.outputs['word'] !== undefined)
    yield { level: 'ok', text: 'The result of the trial run was copied to the portal.' };
}
