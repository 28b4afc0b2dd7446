import type { ReactNode } from 'react';

export interface CommandPaletteItem {
  /** Unique in its group. */
  key: string;
  /** Label; also searched. */
  label: string;
  /** Location or kind; also searched. */
  hint?: string | undefined;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** Other search terms: the name in the other language, a former name. */
  keywords?: readonly string[] | undefined;
  /** Keyboard shortcut of the action, key by key. */
  shortcut?: readonly string[] | undefined;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Choosing it leaves the palette open, as for "Try again".
   *
   * @default false
   */
  keepsOpen?: boolean | undefined;
  /**
   * Aside, such as "Sign in to find more": never highlighted by itself, so that Enter opens what was found or nothing. The arrow
   * keys reach it.
   *
   * @default false
   */
  isAside?: boolean | undefined;
  /** Called when it is chosen. */
  onSelect: () => void;
}

export interface CommandPaletteGroup {
  /** Unique among the groups. */
  key: string;
  /** Heading above the items. */
  heading: string;
  /** Items in display order. */
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps {
  /** Whether it is open (controlled by the caller). */
  open: boolean;
  /** Called with false by Escape, the close button and a choice. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name of the palette, its input and its list. */
  label: string;
  /** Placeholder of the input. */
  placeholder: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Items by group. */
  groups: readonly CommandPaletteGroup[];
  /** Message when nothing matches. */
  emptyLabel: string;
  /**
   * More items are loading; the present ones can be used.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Announced while more items load. */
  loadingLabel?: string | undefined;
  /** Error message when some items are missing. */
  error?: string | undefined;
  /** Number of items that match, for screen readers; announced when it changes. */
  countLabel?: ((count: number) => string) | undefined;
  /** Called with the typed text. With this callback the caller filters, and the groups are shown as given. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Muted line below, such as keyboard hints; hidden for touch. */
  footer?: ReactNode;
}
