import type { components } from '@omics-portal/api/datains';
import type { ColumnType, Generated } from 'kysely';

/** Kind of an event, as in the contract. */
export type AuditKind = components['schemas']['AuditKind'];

/** Audit events table. */
export interface AuditEventTable {
  id: Generated<string>;
  /** Milliseconds since the epoch. */
  time: ColumnType<string, number, never>;
  kind: AuditKind;
  actor: string | null;
  subject: string | null;
  address: string | null;
}

declare module '../records/database.ts' {
  interface Database {
    audit_events: AuditEventTable;
  }
}
