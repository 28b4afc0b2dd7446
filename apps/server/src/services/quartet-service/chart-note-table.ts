import type { ColumnType } from 'kysely';

/** Chart notes table: what a person wrote about a day in the history of a report tool. */
export interface ChartNoteTable {
  id: string;
  /** Owner's email, as in the API. */
  owner: string;
  owner_sub: string;
  /** Group whose members see and may change the note; null for the owner alone. */
  group_name: string | null;
  plugin_name: string;
  /** `YYYY-MM-DD`. */
  noted_on: string;
  text: string;
  laboratory: string | null;
  instrument: string | null;
  /** Milliseconds since the epoch. */
  updated_time: ColumnType<string, number, number>;
  /** Email of the person who changed it last. */
  updated_by: string;
  /** Time of the deletion, which can be undone for a while; null: it is not deleted. */
  deleted_time: ColumnType<string | null, number | null | undefined, number | null>;
}

declare module '../../records/database.ts' {
  interface Database {
    chart_notes: ChartNoteTable;
  }
}
