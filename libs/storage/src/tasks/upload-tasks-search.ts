import { UPLOAD_FILTERS } from '@omics-portal/resources';
import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Search parameters of the list of upload tasks. Unknown values fall back to the defaults, so that old links open. */
export const uploadTasksSearch = v.object({
  status: v.fallback(v.optional(v.picklist(UPLOAD_FILTERS)), undefined),
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
  /** Part of the name. The router parses digits as a number. */
  name: v.fallback(v.optional(text), undefined),
});

/** Filter and page of the upload task list. */
export type UploadTasksSearch = v.InferOutput<typeof uploadTasksSearch>;
