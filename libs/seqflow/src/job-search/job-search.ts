import { JOB_FILTERS } from '@omics-portal/resources';
import * as v from 'valibot';

/** Schema of an optional text; another value counts as absent. */
export const text = v.fallback(v.optional(v.string()), undefined);
/** Schema of a positive integer. */
export const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Tabs of the page of a project; the first is the default. */
export const PROJECT_VIEWS = ['jobs', 'samples', 'figures', 'results'] as const;

/** Search parameters of the page of a project: tab, filter, and the job whose details, logs or results are open. */
export const jobManagementSearch = v.object({
  view: v.fallback(v.optional(v.picklist(PROJECT_VIEWS)), undefined),
  status: v.fallback(v.optional(v.picklist(JOB_FILTERS)), undefined),
  q: text,
  label: text,
  step: text,
  failure: text,
  job: text,
  panel: text,
  attempt: v.fallback(v.optional(positive), undefined),
  log: text,
  results: text,
  figure: text,
  figureGroup: text,
  figureSort: text,
  figureHidden: text,
  figureNames: text,
  curve: text,
  curveSample: text,
  stream: v.fallback(v.optional(v.picklist(['stdout', 'stderr'])), undefined),
  line: v.fallback(v.optional(positive), undefined),
});

/** Tab, filter and open panel of the page of a project. */
export type JobManagementSearch = v.InferOutput<typeof jobManagementSearch>;
