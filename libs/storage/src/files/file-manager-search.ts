import * as v from 'valibot';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What the address of the file manager says. A path that is no storage link is kept: the screen says so, with a way out. */
export const fileManagerSearch = v.object({
  /** A storage link, `minio://bucket/folder/prefix`; without it, the person's own folder. */
  path: v.fallback(v.optional(v.string()), undefined),
  page: v.fallback(v.optional(positive), undefined),
  perPage: v.fallback(v.optional(v.pipe(positive, v.maxValue(1000))), undefined),
});

/** Folder, filter and page of the file manager. */
export type FileManagerSearch = v.InferOutput<typeof fileManagerSearch>;
