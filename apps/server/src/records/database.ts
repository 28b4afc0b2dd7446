import type { OidcPayloadTable, ServerStateTable, UserTable } from './identity-tables.ts';

/**
 * Database schema: all tables, with columns in snake_case as in the API. jobs/tables.ts and services/dataseq/tables.ts add
 * their own tables, so that this folder does not depend on them.
 */
export interface Database {
  users: UserTable;
  oidc_payloads: OidcPayloadTable;
  server_state: ServerStateTable;
}
