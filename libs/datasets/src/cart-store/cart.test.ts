import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectionName, OMICS } from '@omics-portal/resources';
import { memoryCartLogs } from '../testing/memory-cart-log';
import { createCart, type Cart, type CartKey, type CartStorage } from './cart';
import { toCartFile, type CartFile } from './cart-file';
import { cartKey, type CartChange } from './cart-log';
import { CartShelf } from './cart-shelf';

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

const A = aFile();
const B = aFile({ path: 'minio://portal/b.csv', name: 'b.csv' });

/** A browser: tabs that share a database, and what an older version of the portal left in local storage. */
function aBrowser(pause?: () => Promise<void>) {
  const logs = memoryCartLogs(pause);
  const kept = new Map<string, string>();
  const storage: CartStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return { logs, kept, openTab: () => createCart({ brand: BRAND, storage, openLog: logs.openTab() }) };
}

const pathsOf = (cart: Cart) => cart.files().map(({ path }) => path);

/** Until every tab has read what every other one wrote. */
async function settle(...carts: readonly Cart[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const cart of carts) await cart.settled();
  }
}

describe('createCart', () => {
  it('keeps the files of a collection beside the four, also for the next visit', async () => {
    const browser = aBrowser();
    const first = browser.openTab();
    const other = aFile({ collection: 'load_test', path: 'minio://portal/other.csv' });
    expect(first.add([A, other, aFile({ collection: '../x', path: 'minio://portal/x' })])).toBe(2);
    expect(first.filesOf('load_test')).toEqual([other]);
    await settle(first);
    const second = browser.openTab();
    await settle(second);
    expect(pathsOf(second)).toEqual([A.path, other.path]);
  });

  it('holds a file once, by its path and not by its name', () => {
    const cart = aBrowser().openTab();
    expect(cart.add([A, aFile({ name: 'other.csv' })])).toBe(1);
    expect(cart.add([A, aFile({ path: 'minio://portal/sub/a.csv' })])).toBe(1);
    expect(pathsOf(cart)).toEqual(['minio://portal/a.csv', 'minio://portal/sub/a.csv']);
  });

  it('keeps the same path in two collections apart', () => {
    const cart = aBrowser().openTab();
    const genomics = collectionName(BRAND, 'genomics');
    cart.add([A, aFile({ collection: genomics })]);
    cart.remove([A]);
    expect(cart.files()).toEqual([aFile({ collection: genomics })]);
  });

  it('survives a reload with all that it knew', async () => {
    const browser = aBrowser();
    const file = aFile({ size: null, md5: null, project: null, sha256: 'ab'.repeat(32) });
    const cart = browser.openTab();
    cart.add([B, file]);
    await settle(cart);
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(reloaded.files()).toEqual([B, file]);
  });

  it('takes over what an older version kept under the key of the collection, and leaves nothing there', async () => {
    const browser = aBrowser();
    const key = `datains__${BRAND}_proteomics__cart_files`;
    browser.kept.set(
      key,
      JSON.stringify([null, 7, { file_name: 'no path' }, { file_path: 'minio://portal/old.csv' }]),
    );
    const cart = browser.openTab();
    expect(pathsOf(cart)).toEqual(['minio://portal/old.csv']);
    await settle(cart);
    await vi.waitFor(() => expect([...browser.kept.keys()]).toEqual([]));
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(pathsOf(reloaded)).toEqual(['minio://portal/old.csv']);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
  ])('reads %s that an older version kept as an empty cart', (_what, text) => {
    const browser = aBrowser();
    browser.kept.set(cartKey(PROTEOMICS), text);
    expect(browser.openTab().files()).toEqual([]);
  });

  it('follows what another tab does', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await settle(here, there);
    const heard = vi.fn();
    here.subscribe(heard);
    there.add([A]);
    await settle(there, here);
    expect(heard).toHaveBeenCalled();
    expect(here.files()).toEqual([A]);
  });

  it('gives the cleared files back', () => {
    const cart = aBrowser().openTab();
    cart.add([A]);
    expect(cart.clear()).toEqual([A]);
    expect(cart.files()).toEqual([]);
  });

  it('answers the same array until something changes', async () => {
    const cart = aBrowser().openTab();
    cart.add([A]);
    const [all, own] = [cart.files(), cart.filesOf(PROTEOMICS)];
    await settle(cart);
    expect(cart.files()).toBe(all);
    expect(cart.filesOf(PROTEOMICS)).toBe(own);
    expect(cart.filesOf('unknown')).toBe(cart.filesOf('unknown'));
  });

  it('undoes and redoes what this page did, action by action', () => {
    const cart = aBrowser().openTab();
    const newer = { ...A, size: 13 };
    cart.add([A, B]);
    cart.add([A]);
    cart.replace([newer]);
    cart.remove([B]);
    cart.clear();
    const states: (readonly CartFile[])[] = [cart.files()];
    while (cart.undo()) states.push(cart.files());
    expect(states).toEqual(
      [[], [newer], [newer, B], [B, A], []].map((files) => expect.arrayContaining(files)),
    );
    expect(states.map(({ length }) => length)).toEqual([0, 1, 2, 2, 0]);
    expect(cart.canUndo()).toBe(false);
    while (cart.canRedo()) cart.redo();
    expect(cart.files()).toEqual([]);
    cart.undo();
    expect(cart.files()).toEqual([newer]);
    cart.add([B]);
    expect(cart.redo()).toBeNull();
  });

  it('does not undo what another tab did', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.add([A]);
    await settle(here, there);
    there.add([B]);
    await settle(there, here);
    here.undo();
    await settle(here, there);
    expect([pathsOf(here), pathsOf(there)]).toEqual([[B.path], [B.path]]);
    expect(here.undo()).toBeNull();
  });

  it('goes on in memory, says so, and keeps it later, when the browser refuses', async () => {
    const browser = aBrowser();
    const cart = browser.openTab();
    await settle(cart);
    browser.logs.refuse(true);
    cart.add([A]);
    await settle(cart);
    expect(cart.isKept()).toBe(false);
    browser.logs.refuse(false);
    cart.add([B]);
    await settle(cart);
    expect(cart.isKept()).toBe(true);
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(reloaded.files()).toEqual([A, B]);
  });

  it('has nothing that could be lost when it is empty', async () => {
    const browser = aBrowser();
    browser.logs.refuse(true);
    const cart = browser.openTab();
    cart.add([A]);
    await settle(cart);
    cart.clear();
    await settle(cart);
    expect(cart.isKept()).toBe(true);
  });

  it('keeps what memory has and storage refused, when another tab writes meanwhile', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await settle(here, there);
    browser.logs.refuse(true);
    here.add([A]);
    await settle(here);
    browser.logs.refuse(false);
    there.add([B]);
    await settle(there, here);
    expect(pathsOf(here)).toEqual(expect.arrayContaining([A.path, B.path]));
  });

  it('is a set of files that every tab agrees on, whatever two tabs do at once', async () => {
    const file = fc
      .record({ omics: fc.constantFrom(...OMICS), number: fc.nat(5) })
      .map(({ omics, number }) =>
        aFile({ collection: collectionName(BRAND, omics), path: `minio://p/${number}`, name: `${number}` }),
      );
    const step = fc.record({
      tab: fc.nat(1),
      what: fc.constantFrom('add', 'remove', 'clear', 'undo', 'redo'),
      files: fc.array(file, { maxLength: 6 }),
      wait: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.scheduler(), async (steps, scheduler) => {
        const browser = aBrowser(() => scheduler.schedule(Promise.resolve()));
        const tabs = [browser.openTab(), browser.openTab()] as const;
        for (const { tab, what, files, wait } of steps) {
          const cart = tabs[tab as 0 | 1];
          if (what === 'add') cart.add(files);
          else if (what === 'remove') cart.remove(files);
          else cart[what]();
          if (wait && scheduler.count() > 0) await scheduler.waitOne();
        }
        const done = settle(...tabs).then(() => settle(...tabs));
        await scheduler.waitFor(done);
        const ids = (keys: readonly CartKey[]) =>
          keys.map(({ collection, path }) => `${collection}:${path}`).sort();
        const reloaded = browser.openTab();
        await scheduler.waitFor(settle(reloaded));
        expect(ids(tabs[1].files())).toEqual(ids(tabs[0].files()));
        expect(ids(reloaded.files())).toEqual(ids(tabs[0].files()));
      }),
    );
  });

  it('takes a hundred thousand files in and out, each within a moment, and keeps them in few pieces', async () => {
    const browser = aBrowser();
    const cart = browser.openTab();
    const files = Array.from({ length: 100_000 }, (_, index) =>
      toCartFile(PROTEOMICS, { file_path: `minio://portal/run/${index}.raw`, file_size: index })!,
    );
    const started = performance.now();
    expect(cart.add(files)).toBe(100_000);
    cart.remove([files[500]!]);
    cart.undo();
    // Ten times what it takes here: other work may go on beside this.
    expect(performance.now() - started).toBeLessThan(3000);
    expect(cart.files()).toHaveLength(100_000);
    await settle(cart);
    expect(browser.logs.entriesOf(PROTEOMICS)).toHaveLength(22);
  });
});

describe('CartShelf', () => {
  it('writes a long log anew when a page opens, without a word to the tabs that are open', async () => {
    const logs = memoryCartLogs();
    const open = () => new CartShelf(PROTEOMICS, logs.openTab()(PROTEOMICS), [], () => undefined);
    const old = open();
    for (let round = 0; round < 150; round += 1) {
      old.add([A]);
      old.remove([A.path]);
    }
    old.add([B]);
    await old.settled;
    expect(logs.entriesOf(PROTEOMICS)).toHaveLength(301);
    const young = open();
    await young.settled;
    const kept: CartChange[] = logs.entriesOf(PROTEOMICS).map(({ change }) => change);
    expect(kept.map(({ kind }) => kind)).toEqual(['clear', 'add']);
    young.add([A]);
    await young.settled;
    await old.settled;
    expect(old.files).toEqual([B, A]);
    expect(young.files).toEqual([B, A]);
  });
});
