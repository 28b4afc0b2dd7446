import type { OidcPayloadTable, ServerStateTable, UserTable } from './identity-tables.ts';

/**
 * Every table. Columns are snake_case, as on the wire. The tables of work and of the collections are added where they
 * are declared (jobs/tables.ts, services/dataseq/tables.ts), so that this folder knows neither.
 */
export interface Database {
  users: UserTable;
  oidc_payloads: OidcPayloadTable;
  server_state: ServerStateTable;
}
