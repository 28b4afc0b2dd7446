import type { Workflow, WorkflowAction } from '@omics-portal/api';
import { slotKey, type JobSlot } from './job-slots';

/** Jobs by id. */
type JobsById = ReadonlyMap<string, Workflow>;

/** Choice of jobs in the list: some of them, or all that the filter finds but a few. */
export type JobChoice =
  { readonly kind: 'some'; readonly jobs: JobsById } | { readonly kind: 'all'; readonly except: JobsById };

/** Choice of no job. */
export const NO_CHOICE: JobChoice = { kind: 'some', jobs: new Map() };

/** Number of chosen jobs in a list of `total`. */
export function choiceSize(choice: JobChoice, total: number): number {
  return choice.kind === 'some' ? choice.jobs.size : Math.max(0, total - choice.except.size);
}

/** Keys of the chosen rows. */
export function chosenKeys(choice: JobChoice, slots: readonly JobSlot[]): ReadonlySet<string> {
  if (choice.kind === 'some') return new Set(choice.jobs.keys());
  return new Set(slots.map(slotKey).filter((key) => !choice.except.has(key)));
}

/**
 * Choice after the rows with these keys were chosen. Rows that are not loaded can be chosen together only: a choice of all
 * rows is one of all jobs, whether they are loaded or not.
 */
export function choiceOf(keys: ReadonlySet<string>, slots: readonly JobSlot[], before: JobChoice): JobChoice {
  if (keys.size === 0) return NO_CHOICE;
  const isComplete = slots.every(({ job }) => job !== undefined);
  if (!isComplete && slots.every((slot) => keys.has(slotKey(slot))))
    return { kind: 'all', except: new Map() };
  const loaded = slots.flatMap(({ job }) => (job ? [job] : []));
  if (!isComplete && before.kind === 'all') {
    const left = loaded.filter(({ id }) => !keys.has(id));
    const shown = new Set(loaded.map(({ id }) => id));
    const earlier = [...before.except].filter(([id]) => !shown.has(id));
    return { kind: 'all', except: new Map([...earlier, ...byId(left)]) };
  }
  const earlier = before.kind === 'some' ? [...before.jobs].filter(([id]) => keys.has(id)) : [];
  return { kind: 'some', jobs: new Map([...earlier, ...byId(loaded.filter(({ id }) => keys.has(id)))]) };
}

/** Number of jobs that allow an action, by their newest loaded state. */
export function countAllowed(jobs: JobsById, slots: readonly JobSlot[], action: WorkflowAction): number {
  const newest = new Map([
    ...jobs,
    ...byId(slots.flatMap(({ job }) => (job && jobs.has(job.id) ? [job] : []))),
  ]);
  return [...newest.values()].filter((job) => job.actions.includes(action)).length;
}

function byId(jobs: readonly Workflow[]): (readonly [string, Workflow])[] {
  return jobs.map((job) => [job.id, job] as const);
}
