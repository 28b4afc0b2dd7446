import { aWorkflow, uuid } from '@omics-portal/api-mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOBS_PER_WINDOW } from './job-list-input';
import { jobSlots, pageOfSlot, slotKey } from './job-slots';

const jobs = Array.from({ length: 1_000 }, (_, at) => aWorkflow({ id: uuid(3, at), sample_id: `s${at}` }));
const windowOf = (page: number) => ({
  page,
  jobs: jobs.slice((page - 1) * JOBS_PER_WINDOW, page * JOBS_PER_WINDOW),
});

test('each loaded job is in its row, and the other rows are empty', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 4 }), (pages) => {
      const slots = jobSlots(jobs.length, pages.map(windowOf));
      expect(slots).toHaveLength(jobs.length);
      slots.forEach((slot, index) => {
        expect(slot.index).toBe(index);
        expect(slot.job).toBe(pages.includes(pageOfSlot(index)) ? jobs[index] : undefined);
      });
      expect(new Set(slots.map(slotKey)).size).toBe(jobs.length);
    }),
    { numRuns: 30 },
  );
});

test('a row stays the same object while its job does, and a list that became shorter has no row beyond its end', () => {
  const [before, after] = [jobSlots(250, [windowOf(1)]), jobSlots(150, [windowOf(1), windowOf(2)])];
  expect(after).toHaveLength(150);
  expect(after[0]).toBe(before[0]);
  expect(after[149]?.job).toBe(jobs[149]);
});
