import type { AccountListInput } from '@omics-portal/resources';

/** Accounts on each page of the list. */
export const ACCOUNTS_PER_PAGE = 20;

/** Search parameters of the list of accounts. */
export interface AccountsSearch {
  page: number;
  /** Part of user name, name or email. */
  q?: string | undefined;
  state?: 'active' | 'disabled' | undefined;
}

/** Page and filter of the list of accounts, from the search parameters of its page. */
export function accountListInput({ page, q = '', state }: AccountsSearch): AccountListInput {
  return { page, perPage: ACCOUNTS_PER_PAGE, search: q, state };
}
