import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** States by which the project list can be filtered. */
export const PROJECT_FILTERS = ['Submitted', 'Running', 'Failed', 'Succeeded', 'Aborted', 'On Hold'] as const;

/** Search parameters of a project list. Unknown values fall back to the defaults, so that old links open. */
export const projectListSearch = v.object({
  status: v.fallback(v.optional(v.picklist(PROJECT_FILTERS)), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
  appId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{32}$/u))), undefined),
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Filter and page of a project list. */
export type ProjectListSearch = v.InferOutput<typeof projectListSearch>;
