import type { ReactNode } from 'react';

export interface CommandPaletteItem {
  /** Unique in its group. */
  key: string;
  /** What is found and shown. */
  label: string;
  /** Where it is, or of what kind; also found by typing. */
  hint?: string | undefined;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** Other words by which it is found: its name in the other language, what it used to be called. */
  keywords?: readonly string[] | undefined;
  /** The keys that do it without the palette, one by one. */
  shortcut?: readonly string[] | undefined;
  /**
   * Shown, but passed over by the keys.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called once the palette was told to close. */
  onSelect: () => void;
}

export interface CommandPaletteGroup {
  /** Unique among the groups. */
  key: string;
  /** Stands above its items. */
  heading: string;
  /** In the order in which they are offered. */
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps {
  /** Whether it is there; the caller keeps it. */
  open: boolean;
  /** Called with false by Escape, by the close button and by a choice. */
  onOpenChange: (open: boolean) => void;
  /** Names the palette, its input and its list. */
  label: string;
  /** In the empty input. */
  placeholder: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** What can be chosen, by kind. */
  groups: readonly CommandPaletteGroup[];
  /** Said where nothing matches. */
  emptyLabel: string;
  /**
   * More is on its way; what is there can be used meanwhile.
   *
   * @default false
   */
  loading?: boolean | undefined;
  /** Said while more is on its way. */
  loadingLabel?: string | undefined;
  /** Why something is missing. */
  error?: string | undefined;
  /** Called with what is typed. Who gives it does the searching: the groups are then shown as they come. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** A quiet line below, as for the keys that help; left out where a finger is the pointer. */
  footer?: ReactNode;
}
