import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectionName, OMICS } from '../collections/collections';
import { createCart, type Cart, type CartKey } from './cart';
import type { CartFile } from './cart-file';
import { cartKey, type CartStorage } from './cart-shelves';

const BRAND = 'example';
const PROTEOMICS = collectionName(BRAND, 'proteomics');

function aFile(overrides: Partial<CartFile> = {}): CartFile {
  const file = {
    collection: PROTEOMICS,
    path: 'minio://portal/a.csv',
    name: 'a.csv',
    project: 'Example',
    dataType: 'Expression matrix',
    format: 'CSV',
    size: 12,
    md5: 'd41d8cd98f00b204e9800998ecf8427e',
    sha256: null,
    ...overrides,
  };
  return { ...file, id: `${file.collection}:${file.path}` };
}

type Listener = (event: { readonly key: string | null }) => void;

/** A browser: tabs that share storage, and that are told of what the others write. */
function aBrowser() {
  const kept = new Map<string, string>();
  const tabs: Listener[] = [];
  const openTab = (): Cart => {
    let own: Listener = () => undefined;
    const tellOthers = (key: string) => tabs.filter((tab) => tab !== own).forEach((tab) => tab({ key }));
    const storage: CartStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => {
        kept.set(key, text);
        tellOthers(key);
      },
      removeItem: (key) => {
        kept.delete(key);
        tellOthers(key);
      },
    };
    const page = {
      addEventListener: (_type: 'storage', listener: Listener) => {
        own = listener;
        tabs.push(listener);
      },
    };
    return createCart({ brand: BRAND, storage, page });
  };
  return { kept, openTab };
}

const pathsOf = (cart: Cart) => cart.files().map(({ path }) => path);

describe('createCart', () => {
  it('holds a file once, by its path and not by its name', () => {
    const cart = aBrowser().openTab();
    expect(cart.add([aFile(), aFile({ name: 'other.csv' })])).toBe(1);
    expect(cart.add([aFile(), aFile({ path: 'minio://portal/sub/a.csv' })])).toBe(1);
    expect(pathsOf(cart)).toEqual(['minio://portal/a.csv', 'minio://portal/sub/a.csv']);
  });

  it('keeps the same path in two collections apart', () => {
    const cart = aBrowser().openTab();
    const genomics = collectionName(BRAND, 'genomics');
    cart.add([aFile(), aFile({ collection: genomics })]);
    cart.remove([aFile()]);
    expect(cart.files()).toEqual([aFile({ collection: genomics })]);
  });

  it('survives a reload with all that it knew', () => {
    const browser = aBrowser();
    const file = aFile({ size: null, md5: null, project: null });
    browser.openTab().add([aFile({ path: 'minio://portal/b.csv' }), file]);
    expect(browser.openTab().files()).toEqual([aFile({ path: 'minio://portal/b.csv' }), file]);
  });

  it('keeps each collection under its own key, and nothing under the key of an empty one', () => {
    const browser = aBrowser();
    const cart = browser.openTab();
    cart.add([aFile()]);
    expect([...browser.kept.keys()]).toEqual([`datains__${BRAND}_proteomics__cart_files`]);
    cart.clear();
    expect([...browser.kept.keys()]).toEqual([]);
  });

  it('follows what another tab does', () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    const heard = vi.fn();
    here.subscribe(heard);
    there.add([aFile()]);
    expect(heard).toHaveBeenCalledOnce();
    expect(here.files()).toEqual([aFile()]);
  });

  it('gives the cleared files back for an undo', () => {
    const cart = aBrowser().openTab();
    cart.add([aFile()]);
    const removed = cart.clear();
    expect(cart.files()).toEqual([]);
    cart.add(removed);
    expect(cart.files()).toEqual([aFile()]);
  });

  it('answers the same array until something changes', () => {
    const cart = aBrowser().openTab();
    cart.add([aFile()]);
    expect(cart.filesOf(PROTEOMICS)).toBe(cart.filesOf(PROTEOMICS));
    expect(cart.files()).toBe(cart.files());
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['rubbish in a list', '[null, 7, "a", {"file_name":"no path"}]'],
  ])('reads %s as an empty cart', (_what, text) => {
    const browser = aBrowser();
    browser.kept.set(cartKey(PROTEOMICS), text);
    expect(browser.openTab().files()).toEqual([]);
  });

  it('goes on in memory, and says so, when the browser refuses to keep it', () => {
    const refusing: CartStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const cart = createCart({ brand: BRAND, storage: refusing, page: { addEventListener: () => undefined } });
    cart.add([aFile()]);
    cart.add([aFile({ path: 'minio://portal/b.csv' })]);
    expect(pathsOf(cart)).toEqual(['minio://portal/a.csv', 'minio://portal/b.csv']);
    expect(cart.isKept()).toBe(false);
    cart.clear();
    expect(cart.isKept()).toBe(true);
  });

  it('keeps what memory has and storage refused, when another tab writes meanwhile', () => {
    const texts = [null, '[{"file_path":"minio://portal/other.csv"}]'];
    const storage: CartStorage = {
      getItem: (key) => (key === cartKey(PROTEOMICS) ? (texts[0] ?? null) : null),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    let tell: Listener = () => undefined;
    const page = { addEventListener: (_type: 'storage', listener: Listener) => void (tell = listener) };
    const cart = createCart({ brand: BRAND, storage, page });
    cart.add([aFile()]);
    texts.shift();
    tell({ key: cartKey(PROTEOMICS) });
    expect(cart.files()).toEqual([aFile()]);
  });

  it('starts from what storage holds, also before it heard of it', () => {
    const kept = new Map<string, string>();
    const storage: CartStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    };
    const deaf = { addEventListener: () => undefined };
    const [here, there] = [1, 2].map(() => createCart({ brand: BRAND, storage, page: deaf }));
    there!.add([aFile()]);
    here!.add([aFile({ path: 'minio://portal/b.csv' })]);
    expect(pathsOf(here!)).toEqual(['minio://portal/a.csv', 'minio://portal/b.csv']);
  });

  it('reads a path that was kept twice once', () => {
    const browser = aBrowser();
    const entry = { file_path: 'minio://portal/a.csv' };
    browser.kept.set(cartKey(PROTEOMICS), JSON.stringify([entry, { ...entry, file_name: 'again' }]));
    expect(browser.openTab().files()).toHaveLength(1);
  });

  it('stops calling a listener that has left', () => {
    const cart = aBrowser().openTab();
    const heard = vi.fn();
    cart.subscribe(heard)();
    cart.add([aFile()]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is a set of files, whatever two tabs do in turn', () => {
    const file = fc
      .record({ omics: fc.constantFrom(...OMICS), number: fc.nat(5) })
      .map(({ omics, number }) =>
        aFile({ collection: collectionName(BRAND, omics), path: `minio://p/${number}`, name: `${number}` }),
      );
    const step = fc.record({
      tab: fc.nat(1),
      what: fc.constantFrom('add', 'remove', 'clear'),
      files: fc.array(file, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const browser = aBrowser();
        const tabs = [browser.openTab(), browser.openTab()];
        const model = new Map<string, CartKey>();
        for (const { tab, what, files } of steps) {
          const cart = tabs[tab]!;
          if (what === 'add') {
            cart.add(files);
            files.forEach((each) => model.set(each.id, each));
          } else if (what === 'remove') {
            cart.remove(files);
            files.forEach(({ id }) => model.delete(id));
          } else {
            expect(cart.clear()).toHaveLength(model.size);
            model.clear();
          }
          const wanted = [...model.keys()].sort();
          tabs.forEach((each) =>
            expect(
              each
                .files()
                .map(({ id }) => id)
                .sort(),
            ).toEqual(wanted),
          );
        }
        expect(browser.openTab().files()).toEqual(tabs[0]!.files());
      }),
    );
  });
});
