/** Text items of a browser storage, by key. */
export type DraftItems = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One stored version of a draft. */
export interface DraftVersion {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly value: string;
}

/**
 * Storage for the drafts of one account. Each browser tab has its own version of a draft, so two tabs never overwrite
 * each other; `getItem`, `setItem` and `removeItem` work on the version of this tab.
 */
export interface DraftStorage extends DraftItems {
  /** Versions that other tabs saved, newest first; those of closed tabs are among them. */
  otherVersions(key: string): readonly DraftVersion[];
  /** Makes another version the one of this tab. The present one is stored beside it, to go back to. */
  takeVersion(key: string, id: string): void;
  removeVersion(key: string, id: string): void;
  /** Stores a value as a version of no tab: undoes `removeVersion`. */
  addVersion(key: string, value: string): void;
  /** Called when another tab has changed a draft. */
  subscribe(listener: () => void): () => void;
}

/** Store of one draft, as a form uses it. */
export interface DraftStore<Draft> {
  /** The stored draft; null if there is none, or none that can be read. */
  readonly load: () => Draft | null;
  /** Stores the draft. False when the browser refuses, so that the screen can say that a reload would lose it. */
  readonly save: (draft: Draft) => boolean;
  readonly clear: () => void;
}

/** Options of {@link createDraftStore}. */
export interface DraftStoreOptions<Draft> {
  readonly items: DraftItems;
  readonly key: string;
  /** Checks a stored value; null for one of another release, or one that is too old. */
  readonly read: (stored: unknown) => Draft | null;
}

/** Draft of a stored text; null if it is no draft. */
export function parseDraft<Draft>(
  text: string | null,
  read: (stored: unknown) => Draft | null,
): Draft | null {
  try {
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Creates the store of one draft. A browser that forbids storage has no drafts; forms work all the same. */
export function createDraftStore<Draft>({ items, key, read }: DraftStoreOptions<Draft>): DraftStore<Draft> {
  return {
    load: () => {
      try {
        return parseDraft(items.getItem(key), read);
      } catch {
        return null;
      }
    },
    save: (draft) => {
      try {
        items.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        items.removeItem(key);
      } catch {
        // The browser forbids storage, so there is no draft.
      }
    },
  };
}
