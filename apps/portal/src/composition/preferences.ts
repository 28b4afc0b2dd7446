import { choose, settle } from '@omics-portal/account';
import * as v from 'valibot';

/** Local storage key of the preferences. */
export const PREFERENCES_KEY = 'pro__preferences';

/** Default preferences. */
export const DEFAULT_PREFERENCES = {
  themeMode: 'light',
  primaryColour: '#1890FF',
  colourWeak: false,
  layout: 'topmenu',
  contentWidth: 'Fluid',
  sidebarOpen: true,
  fixedHeader: true,
  hiddenHeader: false,
  autoHideHeader: false,
  fixedSidebar: false,
  multiTab: true,
  tourMode: false,
} as const;

const flag = (name: keyof typeof DEFAULT_PREFERENCES & keyof Flags) =>
  v.fallback(v.boolean(), DEFAULT_PREFERENCES[name]);

/** Preferences that are on or off. */
interface Flags {
  colourWeak: boolean;
  sidebarOpen: boolean;
  fixedHeader: boolean;
  hiddenHeader: boolean;
  autoHideHeader: boolean;
  fixedSidebar: boolean;
  multiTab: boolean;
  tourMode: boolean;
}

/** Schema of the stored preferences. A missing or invalid value falls back alone; the others stay. */
const preferencesSchema = v.object({
  themeMode: v.fallback(v.picklist(['light', 'dark', 'system']), DEFAULT_PREFERENCES.themeMode),
  primaryColour: v.fallback(
    v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
    DEFAULT_PREFERENCES.primaryColour,
  ),
  colourWeak: flag('colourWeak'),
  layout: v.fallback(v.picklist(['topmenu', 'sidemenu']), DEFAULT_PREFERENCES.layout),
  contentWidth: v.fallback(v.picklist(['Fluid', 'Fixed']), DEFAULT_PREFERENCES.contentWidth),
  sidebarOpen: flag('sidebarOpen'),
  fixedHeader: flag('fixedHeader'),
  hiddenHeader: flag('hiddenHeader'),
  autoHideHeader: flag('autoHideHeader'),
  fixedSidebar: flag('fixedSidebar'),
  multiTab: flag('multiTab'),
  tourMode: flag('tourMode'),
});

/** Appearance preferences of a user, stored in the browser and shared by its tabs. */
export type Preferences = v.InferOutput<typeof preferencesSchema>;

/** Keys of earlier versions, which stored each preference separately as `{ value, expire }`. */
const EARLIER_KEYS: Record<string, keyof Preferences> = {
  pro__SIDEBAR_TYPE: 'sidebarOpen',
  pro__DEFAULT_THEME: 'themeMode',
  pro__DEFAULT_COLOR: 'primaryColour',
  pro__DEFAULT_COLOR_WEAK: 'colourWeak',
  pro__DEFAULT_LAYOUT_MODE: 'layout',
  pro__DEFAULT_CONTENT_WIDTH_TYPE: 'contentWidth',
  pro__DEFAULT_FIXED_HEADER: 'fixedHeader',
  pro__DEFAULT_FIXED_HEADER_HIDDEN: 'autoHideHeader',
  pro__DEFAULT_FIXED_SIDEMENU: 'fixedSidebar',
  pro__DEFAULT_MULTI_TAB: 'multiTab',
};

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function readEarlier(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, name] of Object.entries(EARLIER_KEYS)) {
    const stored = parse(storage.getItem(key));
    const value = typeof stored === 'object' && stored !== null && 'value' in stored ? stored.value : stored;
    if (value !== null && value !== undefined) {
      found[name] = value;
    }
  }
  return found;
}

/** Reads the preferences. The result is valid whatever is stored, and no choice contradicts another. */
export function readPreferences(storage: Pick<Storage, 'getItem'>): Preferences {
  const stored = parse(storage.getItem(PREFERENCES_KEY));
  const read = v.safeParse(preferencesSchema, stored ?? readEarlier(storage));
  return settle(read.success ? read.output : DEFAULT_PREFERENCES);
}

/** Store of the preferences. */
export interface PreferencesStore {
  /** The same object until a preference changes. */
  get(): Preferences;
  set(patch: Partial<Preferences>): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the store; `target` receives the `storage` events of other tabs. When the storage is full, changes last until the
 * end of the visit. Preferences of earlier versions are migrated once.
 */
export function createPreferences(storage: Storage, target: EventTarget): PreferencesStore {
  const listeners = new Set<() => void>();
  let current = readPreferences(storage);
  const save = () => {
    try {
      storage.setItem(PREFERENCES_KEY, JSON.stringify(current));
    } catch {
      // The choice holds for this visit.
    }
  };
  if (storage.getItem(PREFERENCES_KEY) === null && Object.keys(readEarlier(storage)).length > 0) {
    save();
  }
  const become = (next: Preferences) => {
    current = next;
    listeners.forEach((listener) => listener());
  };
  target.addEventListener('storage', (event) => {
    if ('key' in event && (event.key === PREFERENCES_KEY || event.key === null)) {
      become(readPreferences(storage));
    }
  });
  return {
    get: () => current,
    set: (patch) => {
      become(choose(current, patch));
      save();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
