import type { DataseqTables } from '../services/dataseq/tables.ts';
import type { WorkTables } from '../jobs/tables.ts';
import type { IdentityTables } from './identity-tables.ts';

/** Every table, each part declared by its owner. Columns are snake_case, as on the wire. */
export interface Database extends IdentityTables, DataseqTables, WorkTables {}
