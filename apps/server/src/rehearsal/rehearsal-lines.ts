import type { RehearsedStep } from './rehearse-steps.ts';

/** Report of a rehearsal for the operator, a line for each step. */
export function rehearsalLines(steps: readonly RehearsedStep[] | undefined, database: string): string[] {
  if (steps === undefined) return [`Nothing to rehearse: ${database} is new.`];
  if (steps.length === 0) return [`${database} is up to date: the start would run no migration.`];
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines = steps.map(
    ({ name, ms, problem }) =>
      `${name.padEnd(width)}  ${ms} ms${problem === undefined ? '' : `  FAILED: ${problem}`}`,
  );
  const failed = steps.some(({ problem }) => problem !== undefined);
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  return [
    `Migrations that the start would run on ${database}:`,
    ...lines,
    failed
      ? 'A migration fails on these data, so that this version would not start. Nothing was changed: stay at the old version, and report this.'
      : `All succeed, in ${total} ms. Nothing was changed.`,
  ];
}
