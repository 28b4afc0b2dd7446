import * as v from 'valibot';
import { text } from '../job-search/job-search';

/**
 * Search parameters of the wizard: the app, and the step from 0 to 2. `again` is a project whose samples and parameters the draft
 * starts with, `job` one of its jobs; `files` is the id of files that another screen handed over; `start` begins with the example of
 * the app. Unknown values fall back to the defaults.
 */
export const projectWizardSearch = v.object({
  appId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{32}$/u))), undefined),
  again: text,
  job: text,
  files: text,
  start: v.fallback(v.optional(v.picklist(['example'])), undefined),
  step: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
});

/** App, step and earlier run of the wizard. */
export type ProjectWizardSearch = v.InferOutput<typeof projectWizardSearch>;
