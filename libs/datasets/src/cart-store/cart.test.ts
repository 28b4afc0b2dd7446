import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { collectionName, OMICS } from '@omics-portal/resources';
import { A, aCartFile, B, BRAND, PROTEOMICS } from '../testing/cart-files';
import { memoryCartLogs } from '../testing/memory-cart-log';
import { createCart, type Cart, type CartKey, type CartStorage } from './cart';
import { toCartFile, type CartFile } from './cart-file';
import { cartKey } from './cart-log';

/** Browser whose tabs share a database, with the local storage of an earlier version. */
function aBrowser(pause?: () => Promise<void>) {
  const logs = memoryCartLogs(pause);
  const items = new Map<string, string>();
  const storage: CartStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
  };
  return { logs, items, openTab: () => createCart({ brand: BRAND, storage, openLog: logs.openTab() }) };
}

const pathsOf = (cart: Cart) => cart.files().map(({ path }) => path);

/** Resolves once every tab has read the changes of all others. */
async function settle(...carts: readonly Cart[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const cart of carts) await cart.settled();
  }
}

describe('createCart', () => {
  it('stores the files of a collection beside the four, for the next visit too', async () => {
    const browser = aBrowser();
    const first = browser.openTab();
    const other = aCartFile({ collection: 'load_test', path: 'minio://portal/other.csv' });
    expect(first.add([A, other, aCartFile({ collection: '../x', path: 'minio://portal/x' })])).toBe(2);
    expect(first.filesOf('load_test')).toEqual([other]);
    await settle(first);
    const second = browser.openTab();
    await settle(second);
    expect(pathsOf(second)).toEqual([A.path, other.path]);
  });

  it('identifies a file by its path, not by its name', () => {
    const cart = aBrowser().openTab();
    expect(cart.add([A, aCartFile({ name: 'other.csv' })])).toBe(1);
    expect(cart.add([A, aCartFile({ path: 'minio://portal/sub/a.csv' })])).toBe(1);
    expect(pathsOf(cart)).toEqual(['minio://portal/a.csv', 'minio://portal/sub/a.csv']);
  });

  it('keeps the same path in two collections apart', () => {
    const cart = aBrowser().openTab();
    const genomics = collectionName(BRAND, 'genomics');
    cart.add([A, aCartFile({ collection: genomics })]);
    cart.remove([A]);
    expect(cart.files()).toEqual([aCartFile({ collection: genomics })]);
  });

  it('has all facts about its files after a reload', async () => {
    const browser = aBrowser();
    const file = aCartFile({ size: null, md5: null, project: null, sha256: 'ab'.repeat(32) });
    const cart = browser.openTab();
    cart.add([B, file]);
    await settle(cart);
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(reloaded.files()).toEqual([B, file]);
  });

  it('moves the files of an earlier version out of local storage', async () => {
    const browser = aBrowser();
    const key = `datains__${BRAND}_proteomics__cart_files`;
    browser.items.set(
      key,
      JSON.stringify([null, 7, { file_name: 'no path' }, { file_path: 'minio://portal/old.csv' }]),
    );
    const cart = browser.openTab();
    expect(pathsOf(cart)).toEqual(['minio://portal/old.csv']);
    await settle(cart);
    await vi.waitFor(() => expect([...browser.items.keys()]).toEqual([]));
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(pathsOf(reloaded)).toEqual(['minio://portal/old.csv']);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
  ])('reads %s of an earlier version as an empty cart', (_what, text) => {
    const browser = aBrowser();
    browser.items.set(cartKey(PROTEOMICS), text);
    expect(browser.openTab().files()).toEqual([]);
  });

  it('follows the changes of another tab', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await settle(here, there);
    const onChange = vi.fn();
    here.subscribe(onChange);
    there.add([A]);
    await settle(there, here);
    expect(onChange).toHaveBeenCalled();
    expect(here.files()).toEqual([A]);
  });

  it('returns the removed files when it is cleared', () => {
    const cart = aBrowser().openTab();
    cart.add([A]);
    expect(cart.clear()).toEqual([A]);
    expect(cart.files()).toEqual([]);
  });

  it('is erased in all tabs with the files that were removed before, and goes on afterwards', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    here.add([A]);
    here.remove([A]);
    there.add([B]);
    await settle(here, there);
    const opened = browser.openTab();
    await opened.erase();
    await settle(here, there, opened);
    expect([here, there, opened].map(pathsOf)).toEqual([[], [], []]);
    const changes = browser.logs.entriesOf(PROTEOMICS).map(({ change }) => change);
    expect(changes).toEqual([{ kind: 'clear' }]);
    opened.add([B]);
    await opened.erase();
    expect([pathsOf(opened), opened.canUndo()]).toEqual([[], false]);
    opened.add([B]);
    await settle(opened, there);
    expect(pathsOf(there)).toEqual([B.path]);
  });

  it('returns the same array until a change', async () => {
    const cart = aBrowser().openTab();
    cart.add([A]);
    const [all, own] = [cart.files(), cart.filesOf(PROTEOMICS)];
    await settle(cart);
    expect(cart.files()).toBe(all);
    expect(cart.filesOf(PROTEOMICS)).toBe(own);
    expect(cart.filesOf('unknown')).toBe(cart.filesOf('unknown'));
  });

  it('undoes and redoes the actions of this page one by one', () => {
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

  it('does not undo the actions of another tab', async () => {
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

  it('works in memory while the browser stores nothing, says so, and stores the files later', async () => {
    const browser = aBrowser();
    const cart = browser.openTab();
    await settle(cart);
    browser.logs.reject(true);
    cart.add([A]);
    await settle(cart);
    expect(cart.isStored()).toBe(false);
    browser.logs.reject(false);
    cart.add([B]);
    await settle(cart);
    expect(cart.isStored()).toBe(true);
    const reloaded = browser.openTab();
    await settle(reloaded);
    expect(reloaded.files()).toEqual([A, B]);
  });

  it('counts as stored when it is empty', async () => {
    const browser = aBrowser();
    browser.logs.reject(true);
    const cart = browser.openTab();
    cart.add([A]);
    await settle(cart);
    cart.clear();
    await settle(cart);
    expect(cart.isStored()).toBe(true);
  });

  it('keeps files that are not stored when another tab writes', async () => {
    const browser = aBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    await settle(here, there);
    browser.logs.reject(true);
    here.add([A]);
    await settle(here);
    browser.logs.reject(false);
    there.add([B]);
    await settle(there, here);
    expect(pathsOf(here)).toEqual(expect.arrayContaining([A.path, B.path]));
  });

  it('has the same files in all tabs after any concurrent actions of two tabs', async () => {
    const file = fc.record({ omics: fc.constantFrom(...OMICS), number: fc.nat(5) }).map(({ omics, number }) =>
      aCartFile({
        collection: collectionName(BRAND, omics),
        path: `minio://p/${number}`,
        name: `${number}`,
      }),
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

  it('adds and removes a hundred thousand files quickly, in few changes', async () => {
    const browser = aBrowser();
    const cart = browser.openTab();
    const files = Array.from({ length: 100_000 }, (_, index) =>
      toCartFile(PROTEOMICS, { file_path: `minio://portal/run/${index}.raw`, file_size: index })!,
    );
    const started = performance.now();
    expect(cart.add(files)).toBe(100_000);
    cart.remove([files[500]!]);
    cart.undo();
    // Ten times the time on an idle machine.
    expect(performance.now() - started).toBeLessThan(3000);
    expect(cart.files()).toHaveLength(100_000);
    await settle(cart);
    expect(browser.logs.entriesOf(PROTEOMICS)).toHaveLength(22);
  });
});
