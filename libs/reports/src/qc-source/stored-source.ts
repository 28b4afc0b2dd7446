import * as v from 'valibot';
import { FOLDER_SOURCES, type FolderSource } from './folder-source';

/** Schema of a source as it is stored. */
export const storedSourceSchema = v.object({
  from: v.picklist(FOLDER_SOURCES),
  project: v.nullable(v.object({ id: v.string(), name: v.string() })),
  link: v.string(),
  uploaded: v.nullable(v.string()),
  /** Number of files that must be chosen again: a browser keeps none through a reload. */
  lostFiles: v.number(),
});

/** Source as it is stored. */
export type StoredSource = v.InferOutput<typeof storedSourceSchema>;

/** Stored form of a source. */
export function storeSource({ files, ...kept }: FolderSource): StoredSource {
  return { ...kept, lostFiles: kept.uploaded === null ? files.length : 0 };
}

/** Source of its stored form. */
export function restoreSource({ lostFiles: _lost, ...rest }: StoredSource): FolderSource {
  return { ...rest, files: [] };
}
