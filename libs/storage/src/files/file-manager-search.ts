import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Search parameters of the file manager. An invalid path is not dropped: the screen reports it and links to the own folder. */
export const fileManagerSearch = v.object({
  /** Storage link, `minio://bucket/folder/prefix`. Default: the user's own folder. */
  path: v.fallback(v.optional(v.string()), undefined),
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Folder, filter and page of the file manager. */
export type FileManagerSearch = v.InferOutput<typeof fileManagerSearch>;
