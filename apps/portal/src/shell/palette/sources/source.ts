import type { ReactNode } from 'react';
import type { Searchable } from '../rank-entries';

/** Entries of a source in the palette at most; the screen that lists all is one entry more. */
export const MAX_FOUND = 4;

/** Something that a source has found, with its address. */
export interface Found extends Searchable {
  /** Unique in its source. */
  readonly key: string;
  readonly href: string;
  /** On another site. */
  readonly isExternal?: boolean;
}

/** Kind of things that the palette finds beside pages and actions. */
export interface Source {
  readonly key: string;
  readonly heading: string;
  readonly icon: ReactNode;
  /** The first ones. */
  readonly found: readonly Found[];
  /** Number of all that match. */
  readonly total: number;
  /** True while the server is asked. */
  readonly isLoading: boolean;
  /** True if a request failed; what others found is still shown. */
  readonly isFailed: boolean;
  /** Sends the failed request again. */
  readonly retry: () => void;
  /** Screen that lists all that match: its name, and its address with the search. */
  readonly all?: { readonly list: string; readonly href: string } | undefined;
}
