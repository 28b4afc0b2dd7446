import type {
  OidcPayloadTable,
  OneTimeLinkTable,
  ProviderAccountTable,
  RecoveryCodeTable,
  SecondFactorTable,
  ServerStateTable,
  SignInTable,
  UserTable,
} from './identity-tables.ts';

/**
 * Database schema: all tables, with columns in snake_case as in the API. Other folders add their own tables to it where they
 * declare them, so that this folder does not depend on them.
 */
export interface Database {
  users: UserTable;
  provider_accounts: ProviderAccountTable;
  sign_ins: SignInTable;
  one_time_links: OneTimeLinkTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  oidc_payloads: OidcPayloadTable;
  server_state: ServerStateTable;
}
