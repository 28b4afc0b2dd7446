import type { Workflow } from '@omics-portal/api';
import { JOBS_PER_WINDOW } from './job-list-input';

/** Row of the job list; its job is undefined until its window is loaded. */
export interface JobSlot {
  /** From 0, in the filtered list. */
  readonly index: number;
  readonly job: Workflow | undefined;
}

/** Loaded window of the job list. */
export interface JobWindow {
  /** From 1. */
  readonly page: number;
  readonly jobs: readonly Workflow[];
}

/** Rows of jobs, cached by their job: an unchanged row is not rendered again. */
const slotsOfJobs = new WeakMap<Workflow, JobSlot>();
const emptySlots: JobSlot[] = [];

/** Row of a job that is not loaded. */
function emptySlot(index: number): JobSlot {
  return (emptySlots[index] ??= { index, job: undefined });
}

/** Row of a loaded job. */
function loadedSlot(job: Workflow, index: number): JobSlot {
  const known = slotsOfJobs.get(job);
  if (known?.index === index) return known;
  const slot = { index, job };
  slotsOfJobs.set(job, slot);
  return slot;
}

/** Rows of all jobs of a list, of which the loaded windows are filled. */
export function jobSlots(total: number, windows: readonly JobWindow[]): readonly JobSlot[] {
  const loaded = new Map<number, Workflow>();
  for (const { page, jobs } of windows) {
    jobs.forEach((job, at) => loaded.set((page - 1) * JOBS_PER_WINDOW + at, job));
  }
  return Array.from({ length: total }, (_, index) => {
    const job = loaded.get(index);
    return job === undefined ? emptySlot(index) : loadedSlot(job, index);
  });
}

/** Key of a row: the id of its job, else its position. */
export function slotKey({ index, job }: JobSlot): string {
  return job?.id ?? `row ${index}`;
}

/** Page of the window that has a row. From 1. */
export function pageOfSlot(index: number): number {
  return Math.floor(index / JOBS_PER_WINDOW) + 1;
}
