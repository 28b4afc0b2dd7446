import type { CustomLimit, ProfileOmics } from '@omics-portal/qc-metrics';
import type { ColumnType } from 'kysely';
import type { JsonColumn } from '../../records/identity-tables.ts';

/** Threshold profiles table: limits that an account has saved for one kind of data. */
export interface ThresholdProfileTable {
  id: string;
  owner_sub: string;
  omics: ProfileOmics;
  name: string;
  /** From 1, one more with each change. */
  version: number;
  limits: JsonColumn<readonly CustomLimit[]>;
  /** Milliseconds since the epoch. */
  updated_time: ColumnType<string, number, number>;
}

declare module '../../records/database.ts' {
  interface Database {
    threshold_profiles: ThresholdProfileTable;
  }
}
