import type { LocalDataGroup, LocalDataKind, LocalDataPort } from '@omics-portal/account';
import { AUTH_STORAGE_KEY } from '@omics-portal/auth';
import { uploadRecordPrefix } from '@omics-portal/storage';
import { accountOf } from '../composition/account-of';
import type { Portal } from '../composition/portal';
import { cartOf } from './cart-of';
import { accountDraftPrefix, DRAFT_PREFIX } from './draft-storage';

/** Names of the portal's settings of this browser; the choices on screens have the same prefix in the storage of drafts. */
const SETTINGS = /^(?:lang$|pro__)/;
/** Saved filters of a collection, in the storage of drafts. */
const FILTERS = /^pro__queries__/;
/** Names that the cart uses beside its logs. */
const CART = /^datains__/;
const UPLOADS = uploadRecordPrefix('').slice(0, -1);

/** Entry of the local storage: its kind, and its name for people. */
interface Classified {
  readonly kind: LocalDataKind;
  readonly name: string;
}

/** Registry of the names in local storage: which kind of data each belongs to; undefined for the sign-in. */
export function classify(key: string, account: string | undefined): Classified | undefined {
  if (key === AUTH_STORAGE_KEY) return undefined;
  if (key.startsWith(DRAFT_PREFIX)) return ofAccount(key, account, accountDraftPrefix, draftOf);
  if (key.startsWith(UPLOADS))
    return ofAccount(key, account, uploadRecordPrefix, (name) => ({ kind: 'uploads', name }));
  return { kind: CART.test(key) ? 'cart' : kindOfSetting(key, 'rest'), name: key };
}

/** Entry under the prefix of this account; one of another account has no name for people. */
function ofAccount(
  key: string,
  account: string | undefined,
  prefixOf: (account: string) => string,
  read: (name: string) => Classified,
): Classified {
  const own = account === undefined ? undefined : prefixOf(account);
  return own !== undefined && key.startsWith(own)
    ? read(key.slice(own.length))
    : { kind: 'others', name: key };
}

/** Draft of a form, or choice on a screen, by its key without the prefix. */
function draftOf(key: string): Classified {
  const name = decodeURIComponent(key.split(':')[0] ?? '');
  return { kind: FILTERS.test(name) ? 'filters' : kindOfSetting(name, 'drafts'), name };
}

function kindOfSetting(name: string, otherwise: LocalDataKind): LocalDataKind {
  return SETTINGS.test(name) ? 'preferences' : otherwise;
}

/** Data that the portal stores in this browser, by kind. */
export function localDataOf(portal: Pick<Portal, 'config' | 'storage' | 'session'>): LocalDataPort {
  const { storage } = portal;
  const entries = () => {
    const account = accountOf(portal.session);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.flatMap((key) => {
      const found = classify(key, account);
      return found ? [{ ...found, key, text: storage.getItem(key) ?? '' }] : [];
    });
  };
  return {
    list: async () => {
      const cart = cartOf(portal);
      await cart.settled();
      const found = new Map<LocalDataKind, { bytes: number; content: Map<string, unknown> }>();
      const add = (kind: LocalDataKind, name: string, text: string, value: unknown) => {
        const group = found.get(kind) ?? { bytes: 0, content: new Map() };
        group.bytes += new Blob([text]).size;
        group.content.set(uniqueName(group.content, name), value);
        found.set(kind, group);
      };
      for (const file of cart.files())
        add('cart', `${file.collection}: ${file.path}`, JSON.stringify(file), file);
      for (const { kind, name, text } of entries()) {
        // The list of collections with a cart is no file of it.
        if (kind !== 'cart') add(kind, name, text, readValue(text));
      }
      return Array.from(found, ([kind, { bytes, content }]): LocalDataGroup => ({
        kind,
        entries: content.size,
        bytes,
        content: kind === 'others' ? null : Object.fromEntries(content),
      }));
    },
    clear: async (kind) => {
      if (kind === 'cart') await cartOf(portal).erase();
      entries()
        .filter((entry) => entry.kind === kind)
        .forEach(({ key }) => storage.removeItem(key));
    },
  };
}

/** Name of an entry; several versions of a draft have numbers. */
function uniqueName(content: ReadonlyMap<string, unknown>, name: string): string {
  let unique = name;
  for (let version = 2; content.has(unique); version += 1) unique = `${name} (${version})`;
  return unique;
}

/** Stored value: JSON where it is, also within a draft, which is stored as a text; else the text. */
function readValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'savedAt' in value && 'value' in value
      ? { ...value, value: typeof value.value === 'string' ? readValue(value.value) : value.value }
      : value;
  } catch {
    return text;
  }
}
