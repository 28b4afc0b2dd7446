import type { WesLog } from './wes-responses.ts';

/** Toil's name of a task of a CWL workflow: `<workflow>.cwl`, then the step and its tool, or a part of Toil itself. */
const TASK = /^[^/]+?\.cwl(?:\.(?<rest>.+))?$/;
/** Parts of Toil itself: they collect results, scatter and gather. */
const INTERNAL = /(^|\.)_[a-z_]+$/;
/** Toil's exit code of a task that has not ended. */
const NOT_ENDED = -1;

/**
 * Tasks of Toil as steps of their workflow; tasks of other engines are unchanged. Toil lists the workflow itself and its own
 * parts as tasks, names a task `qc.cwl.fastp.fastp.cwl` for the tool `fastp.cwl` in the step `fastp`, and gives tasks that
 * run the exit code -1. It lists a task when it hands it to the batch system. The order of the tasks stays, and a listed task keeps its index.
 */
export function toilTasks(tasks: readonly WesLog[]): readonly WesLog[] {
  return tasks.flatMap((task) => {
    const match = task.name === null ? null : TASK.exec(task.name);
    if (match === null) return [task];
    const rest = match.groups?.['rest'];
    if (rest === undefined || INTERNAL.test(rest)) return [];
    const exitCode = task.exitCode === NOT_ENDED ? null : task.exitCode;
    return [{ ...task, exitCode, issued: true, name: stepName(rest), logName: match[0] }];
  });
}

/** Step of `step.tool.cwl`; of a workflow within a workflow the inner step too. */
function stepName(rest: string): string {
  const parts = rest.split('.');
  const [step = rest] = parts;
  const tool = parts.indexOf('cwl');
  if (tool === -1) return rest;
  const inner = parts.slice(tool + 1).join('.');
  return inner === '' ? step : `${step}.${stepName(inner)}`;
}
