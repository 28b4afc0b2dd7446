import { isDay } from '@omics-portal/qc-metrics';
import * as v from 'valibot';

/** Codes of what is wrong with a note, worded by the editor. */
export type NoteProblem = 'day-missing' | 'text-missing';

/** Schema of a note in its editor. An empty group is none. */
export const noteSchema = v.object({
  day: v.pipe(v.string(), v.check(isDay, 'day-missing' satisfies NoteProblem)),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('text-missing' satisfies NoteProblem)),
  group: v.string(),
});
