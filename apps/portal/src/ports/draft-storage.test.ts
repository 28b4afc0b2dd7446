// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { createDraftStorage } from './draft-storage';
import { createMemoryStorage } from '../composition/storage';

/** A browser: tabs that share one storage and hear of each other's changes by `storage` events. */
function aBrowser(entries: Record<string, string> = {}) {
  const stored = aStorage(entries);
  const pages: EventTarget[] = [];
  let clock = 1000;
  let ids = 0;
  const open = (tab: Storage | undefined = createMemoryStorage()) => {
    const page = new EventTarget();
    pages.push(page);
    const tell = (key: string, newValue: string | null, change: () => void) => {
      const oldValue = stored.getItem(key);
      change();
      pages
        .filter((other) => other !== page)
        .forEach((other) => other.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
    };
    const shared: Storage = {
      ...stored,
      get length() {
        return stored.length;
      },
      setItem: (key, value) => tell(key, value, () => stored.setItem(key, value)),
      removeItem: (key) => tell(key, null, () => stored.removeItem(key)),
    };
    const draftsOf = createDraftStorage({
      shared,
      tab,
      page,
      newId: () => `id-${(ids += 1)}`,
      now: () => (clock += 1),
    });
    return { tab, draftsOf, close: () => pages.splice(pages.indexOf(page), 1) };
  };
  return { stored, open };
}

test('an account reads its own draft, after a reload and in a browser that was closed in between', () => {
  const browser = aBrowser();
  const first = browser.open();
  first.draftsOf('ada').setItem('wizard', 'patient batch');
  first.close();
  expect(browser.open(first.tab).draftsOf('ada').getItem('wizard')).toBe('patient batch');
  expect(browser.open().draftsOf('ada').getItem('wizard')).toBe('patient batch');
});

test('the next account in the same tab, and a visitor, see nothing of it', () => {
  const { draftsOf } = aBrowser().open();
  draftsOf('ada').setItem('wizard', 'patient batch');
  expect(draftsOf('bob').getItem('wizard')).toBeNull();
  expect(draftsOf('bob').otherVersions('wizard')).toEqual([]);
  expect(draftsOf(undefined).getItem('wizard')).toBeNull();
});

test('accounts and keys whose names run into each other stay apart', () => {
  const { draftsOf } = aBrowser().open();
  draftsOf('ada').setItem('b:c', '1');
  draftsOf('ada:b').setItem('c', '2');
  expect(draftsOf('ada').getItem('b')).toBeNull();
  expect(draftsOf('ada').getItem('b:c')).toBe('1');
  expect(draftsOf('ada:b').getItem('c')).toBe('2');
});

test("a visitor's draft lasts as long as the tab and is not in the shared storage", () => {
  const browser = aBrowser();
  const first = browser.open();
  first.draftsOf(undefined).setItem('request', 'name and address');
  expect(browser.stored).toHaveLength(0);
  expect(browser.open(first.tab).draftsOf(undefined).getItem('request')).toBe('name and address');
  expect(browser.open().draftsOf(undefined).getItem('request')).toBeNull();
});

test('two tabs keep a version each, and hear of the other one', () => {
  const browser = aBrowser();
  const [a, b] = [browser.open().draftsOf('ada'), browser.open().draftsOf('ada')];
  const heard = vi.fn();
  a.setItem('wizard', 'from a');
  a.subscribe(heard);
  b.setItem('wizard', 'from b');
  expect(heard).toHaveBeenCalledOnce();
  expect(a.getItem('wizard')).toBe('from a');
  expect(a.otherVersions('wizard').map(({ value }) => value)).toEqual(['from b']);
  expect(b.otherVersions('wizard').map(({ value }) => value)).toEqual(['from a']);
});

test('a tab without a version of its own takes the newest, and the other ones stay', () => {
  const browser = aBrowser();
  browser.open().draftsOf('ada').setItem('wizard', 'older');
  browser.open().draftsOf('ada').setItem('wizard', 'newer');
  const third = browser.open().draftsOf('ada');
  expect(third.getItem('wizard')).toBe('newer');
  expect(third.otherVersions('wizard').map(({ value }) => value)).toEqual(['older']);
  third.removeItem('wizard');
  expect(third.getItem('wizard')).toBe('older');
});

test('taking another version stores the present one, and can be gone back from', () => {
  const browser = aBrowser();
  const [a, b] = [browser.open().draftsOf('ada'), browser.open().draftsOf('ada')];
  a.setItem('wizard', 'from a');
  b.setItem('wizard', 'from b');
  a.takeVersion('wizard', a.otherVersions('wizard')[0]!.id);
  expect(a.getItem('wizard')).toBe('from b');
  a.takeVersion('wizard', a.otherVersions('wizard')[0]!.id);
  expect(a.getItem('wizard')).toBe('from a');
});

test('a removed version comes back when the removal is undone', () => {
  const browser = aBrowser();
  const [a, b] = [browser.open().draftsOf('ada'), browser.open().draftsOf('ada')];
  b.setItem('wizard', 'from b');
  const [other] = a.otherVersions('wizard');
  a.removeVersion('wizard', other!.id);
  expect(a.otherVersions('wizard')).toEqual([]);
  a.addVersion('wizard', other!.value);
  expect(a.otherVersions('wizard').map(({ value }) => value)).toEqual(['from b']);
});

test('a duplicated tab has the id of its original; what it overwrites is stored again', () => {
  const browser = aBrowser();
  const original = browser.open();
  original.draftsOf('ada').setItem('wizard', 'typed before');
  const copied = createMemoryStorage();
  copied.setItem('draft-tab', original.tab.getItem('draft-tab') ?? '');
  browser.open(copied).draftsOf('ada').setItem('wizard', 'typed in the duplicate');
  expect(original.draftsOf('ada').getItem('wizard')).toBe('typed before');
  expect(
    original
      .draftsOf('ada')
      .otherVersions('wizard')
      .map(({ value }) => value),
  ).toEqual(['typed in the duplicate']);
});

test('drafts of an earlier release, which name no account, are removed; other entries stay', () => {
  const { stored, open } = aBrowser({
    'seqflow.wizard-draft.app': 'secret_patient_batch',
    'datasets.request-materials': 'name and address',
    lang: 'zh-CN',
  });
  open();
  expect(Array.from({ length: stored.length }, (_, index) => stored.key(index))).toEqual(['lang']);
});

test('entries that are no drafts are passed over', () => {
  const { draftsOf } = aBrowser({
    'draft:ada:wizard:x': 'not json',
    'draft:ada:wizard:y': '{"value":1}',
  }).open();
  expect(draftsOf('ada').getItem('wizard')).toBeNull();
});
