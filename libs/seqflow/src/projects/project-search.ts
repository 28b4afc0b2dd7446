import { PROJECT_FILTERS } from '@omics-portal/resources';
import * as v from 'valibot';
import { positive, text } from '../job-search/job-search';

/**
 * Search parameters of a project list. Unknown values fall back to the defaults, so that old links open. `name` is a part
 * of the name; `from` and `to` are days of the start, `YYYY-MM-DD`; `sort` is `<field>:asc` or `<field>:desc`.
 */
export const projectListSearch = v.object({
  status: v.fallback(v.optional(v.picklist(PROJECT_FILTERS)), undefined),
  name: text,
  appId: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{32}$/u))), undefined),
  from: text,
  to: text,
  deleted: v.fallback(v.optional(v.boolean()), undefined),
  sort: text,
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Filter, order and page of a project list. */
export type ProjectListSearch = v.InferOutput<typeof projectListSearch>;
