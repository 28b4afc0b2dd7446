/** Files of finished data sets in a store that others can write to. */
export interface FinishedFileTable {
  /** Storage link of the folder of the data set. */
  folder: string;
  key: string;
  /** Entity tag when the data set was finished. */
  etag: string;
}

declare module '../../records/database.ts' {
  interface Database {
    finished_files: FinishedFileTable;
  }
}
