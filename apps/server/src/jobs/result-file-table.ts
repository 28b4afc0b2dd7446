import type { ColumnType, Generated } from 'kysely';
import type { OutputKind } from '../app-store/run-descriptor.ts';

type Time = ColumnType<string, number, number>;

/**
 * Result files table: one row for each file that the newest attempt of a job left. A trigger of `workflows` removes the
 * rows when the outputs of the job change.
 */
export interface ResultFileTable {
  id: Generated<string>;
  workflow_id: string;
  project_id: string;
  project_name: string;
  /** Sample of the job. */
  job_name: string;
  /** Number of the attempt. */
  attempt: number;
  /** Name of the output. */
  file_index: string;
  /** File name; in a folder, the path from the folder. The name of a folder ends with a slash. */
  file_name: string;
  /** Extension in lower case, such as `csv` or `fastq.gz`; empty without one. Derived from the name. */
  file_type: ColumnType<string, never, never>;
  /** Null when it is unknown: in results of servers before this table. */
  kind: OutputKind | null;
  /** Storage link. */
  link: string;
  /** Size in bytes; null for a folder, and in results of servers before this table. */
  size: ColumnType<string | null, number | null, number | null>;
  /** End of the attempt. */
  created_time: Time;
}
