import { RUN_FILES, stepLogFile, type LogName, type RunStep } from '../../../engines/job-engine.ts';
import { LOCAL_ENGINE } from '../../../engines/registry.ts';
import { stepKey } from '../../../jobs/step-key.ts';

/** Names that the keys of a job's logs consist of. */
interface KeyNames {
  project_name: string;
  app_name: string;
}

/** Key of the log of a whole run. */
export function runLogKey({ project_name: project, app_name: app }: KeyNames): string {
  return stepKey(project, app);
}

/**
 * Keys of the logs of a run's steps, in their order. Steps with the same name get numbers, such as those of a scattered task;
 * so does a step with the name of the app, whose key is that of the whole run.
 */
export function stepLogKeys(
  names: KeyNames,
  { engine, steps }: { engine: string; steps: readonly Pick<RunStep, 'name'>[] },
): string[] {
  // A program of the local engine is the only step of its run.
  if (engine === LOCAL_ENGINE.name) return steps.map(() => runLogKey(names));
  const taken = new Set([runLogKey(names)]);
  const counts = new Map<string, number>();
  return steps.map(({ name }) => {
    const base = `${names.project_name}.${name.replaceAll('.', '_')}`;
    let key = base;
    let count = counts.get(base) ?? 1;
    while (taken.has(key)) key = `${base}-${(count += 1)}`;
    counts.set(base, count);
    taken.add(key);
    return key;
  });
}

/** Path of a log in the folder of an attempt. */
export function logFile(
  { engine, steps }: { engine: string; steps: readonly Pick<RunStep, 'name'>[] },
  { step, stream }: LogName,
): string {
  return step === undefined || engine === LOCAL_ENGINE.name
    ? RUN_FILES[stream]
    : stepLogFile(step, steps[step]?.name ?? '', stream);
}
