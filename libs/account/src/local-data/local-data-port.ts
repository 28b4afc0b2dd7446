/**
 * Kind of data in this browser: files in the cart, drafts, saved filters, uploads to resume, preferences, data of other accounts,
 * and anything else.
 */
export type LocalDataKind = 'cart' | 'drafts' | 'filters' | 'uploads' | 'preferences' | 'others' | 'rest';

/** Data of one kind. */
export interface LocalDataGroup {
  readonly kind: LocalDataKind;
  /** Number of entries, such as the files of the cart. */
  readonly entries: number;
  /** Size as text, in bytes. */
  readonly bytes: number;
  /** Entries by name; null for data of other accounts, which this account does not see. */
  readonly content: Readonly<Record<string, unknown>> | null;
}

/** Data that the portal stores in this browser, without the sign-in. */
export interface LocalDataPort {
  /** The kinds that have data. */
  readonly list: () => Promise<readonly LocalDataGroup[]>;
  /** Removes the data of one kind. */
  readonly clear: (kind: LocalDataKind) => Promise<void>;
}
