import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The states that the list can be narrowed to. */
export const UPLOAD_TASK_STATUSES = ['Started', 'Finished', 'Failed'] as const;
export type UploadTaskStatus = (typeof UPLOAD_TASK_STATUSES)[number];

/** What the address of the upload task list says. Anything unknown falls back, so that an old link still opens. */
export const uploadTasksSearch = v.object({
  status: v.fallback(v.optional(v.picklist(UPLOAD_TASK_STATUSES)), undefined),
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
  /** A part of the name. An address made of digits arrives as a number. */
  name: v.fallback(v.optional(text), undefined),
});

/** Filter and page of the upload task list. */
export type UploadTasksSearch = v.InferOutput<typeof uploadTasksSearch>;
