// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadUrl, saveFile } from './save-file';

const clicked: HTMLAnchorElement[] = [];

beforeEach(() => {
  clicked.length = 0;
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this);
  });
  // jsdom does not implement object URLs.
  URL.createObjectURL = vi.fn(() => `blob:${window.location.origin}/1`);
  URL.revokeObjectURL = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['an address of this site', '/storage/a.csv?signature=1', ''],
  ['an address of another site', 'https://objects.test/a.csv', '_blank'],
])('%s is downloaded under its name', (_title, url, target) => {
  downloadUrl('a.csv', url);
  expect(clicked.map((link) => [link.getAttribute('href'), link.download, link.target])).toEqual([
    [url, 'a.csv', target],
  ]);
});

test('content is saved, and its object URL lives long enough to be read', () => {
  const content = new Blob(['a,b']);
  saveFile('a.csv', content);
  expect(URL.createObjectURL).toHaveBeenCalledWith(content);
  expect(clicked.map((link) => [link.download, link.target])).toEqual([['a.csv', '']]);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith(`blob:${window.location.origin}/1`);
});
