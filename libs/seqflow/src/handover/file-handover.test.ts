import { beforeEach, expect, test } from 'vitest';
import { FileHandoverError, MAX_HANDOVER_FILES, offerFiles, takeFiles } from './file-handover';

/** Session storage of a tab. */
class TabStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

const storage = new TabStorage();
const ada = { account: 'ada@example.org', storage };
const links = ['minio://users/ada/a.csv', 'minio://users/ada/b.csv'];

beforeEach(() => storage.clear());

test('files are read as often as needed, by their account only', () => {
  const id = offerFiles([...links, links[0]!], ada);
  expect(takeFiles(id, ada)).toEqual(links);
  expect(takeFiles(id, ada)).toEqual(links);
  expect(takeFiles(id, { ...ada, account: 'eve@example.org' })).toBeNull();
  expect(takeFiles(id, { ...ada, account: null })).toBeNull();
});

test('the newest five handovers are kept', () => {
  const ids = Array.from({ length: 7 }, (_, index) =>
    offerFiles([`minio://b/${index}`], { ...ada, now: () => 1_700_000_000_000 + index }),
  );
  expect(ids.map((id) => takeFiles(id, ada)?.[0] ?? null)).toEqual([
    null,
    null,
    ...[2, 3, 4, 5, 6].map((index) => `minio://b/${index}`),
  ]);
});

test('too many files are refused, and nothing is stored', () => {
  const many = Array.from({ length: MAX_HANDOVER_FILES + 1 }, (_, index) => `minio://b/${index}`);
  expect(() => offerFiles(many, ada)).toThrow(new FileHandoverError('too-many'));
  expect(storage).toHaveLength(0);
  expect(takeFiles(offerFiles(many.slice(1), ada), ada)).toHaveLength(MAX_HANDOVER_FILES);
});

test('a browser that stores nothing refuses the files, and has none', () => {
  const full = Object.assign(new TabStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => offerFiles(links, { ...ada, storage: full })).toThrow(new FileHandoverError('not-stored'));
  expect(takeFiles('1-a', { ...ada, storage: full })).toBeNull();
});

test.each(['', 'null', '[]', '{"account":"ada@example.org","paths":[1]}', '{"paths":[]}'])(
  'the stored text %s has no files',
  (text) => {
    storage.setItem('seqflow.file-handover.1-a', text);
    expect(takeFiles('1-a', ada)).toBeNull();
  },
);
