import * as v from 'valibot';

/** Orders of a folder; absent for that of the store, by name. */
const FILE_SORTS = ['name:asc', 'name:desc', 'size:asc', 'size:desc', 'updated:asc', 'updated:desc'] as const;

/** Order of a folder, as the service names it. */
export type FileSort = (typeof FILE_SORTS)[number];

/** Search parameters of the file manager. An invalid path is not dropped: the screen reports it and links to the own folder. */
export const fileManagerSearch = v.object({
  /** Storage link, `minio://bucket/folder/prefix`. Default: the user's own folder. */
  path: v.fallback(v.optional(v.string()), undefined),
  /** Part of the names that are searched in the folder and all folders below. */
  find: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))), undefined),
  sort: v.fallback(v.optional(v.picklist(FILE_SORTS)), undefined),
});

/** Folder, filter, search and order of the file manager. */
export type FileManagerSearch = v.InferOutput<typeof fileManagerSearch>;
