import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORED_FILES, type CartFile } from '../cart-store/cart-file';
import { kitReadme, type ReadmeFacts } from './kit-readme';

const aFile = (change: Partial<CartFile> = {}): CartFile => ({
  id: 'a',
  collection: 'proteomics',
  path: 'minio://data/a.csv',
  name: 'a.csv',
  project: null,
  dataType: null,
  format: null,
  size: 1024,
  md5: '0'.repeat(32),
  sha256: null,
  ...change,
});

const SCRIPTS = join(import.meta.dirname, '../../../resources/src/download-kit');

/** README in English; the catalog is empty, so messages are their own source. */
const readme = (change: Partial<ReadmeFacts> = {}) =>
  kitReadme(setupI18n({ locale: 'en-US', messages: { 'en-US': {} } }), {
    files: [aFile()],
    sentence: 'Files of Proteomics Data',
    links: [],
    collections: change.links?.length ?? 1,
    importable: false,
    ...change,
  });

afterEach(() => vi.useRealTimers());

describe('kitReadme', () => {
  it('begins with the number of files and their size, and the query', () => {
    expect(readme().split('\n\n').slice(0, 2)).toEqual([
      '# Download kit for 1 file, 1.00 KB',
      'Files of Proteomics Data',
    ]);
    expect(readme({ files: [aFile(), aFile({ id: 'b' })] })).toMatch(
      /^# Download kit for 2 files, 2\.00 KB\n/,
    );
  });

  it.each<[string, readonly string[], RegExp]>([
    [
      'the reason for no link',
      [],
      /Created on \d{4}-\d\d-\d\d \(UTC\+8\)\.\n\nThe list is too long for a link\.\n/,
    ],
    ['one link', ['https://p/#/a'], /The same list in the portal: https:\/\/p\/#\/a\n/],
    [
      'a link for each collection',
      ['https://p/#/a', 'https://p/#/b'],
      /The same files in the portal:\n\n- https:\/\/p\/#\/a\n- https:\/\/p\/#\/b\n/,
    ],
  ])('names the day, with %s', (_title, links, expected) => {
    expect(readme({ links })).toMatch(expected);
  });

  it('has the links that are short enough, and says that another list has none', () => {
    expect(readme({ links: ['https://p/#/a'], collections: 2 })).toContain(
      'The files of collections in the portal:\n\n- https://p/#/a\n\nThe list of 1 other collection is too long for a link: metadata.tsv has its files.\n',
    );
  });

  it('says which files no link shows', () => {
    const stored = aFile({ id: 's', collection: STORED_FILES });
    const notShown = '1 stored file is part of no collection, so no link shows it: metadata.tsv lists it.';
    const links = ['https://p/#/a'];
    expect(readme({ files: [aFile(), stored], links })).toContain(
      `The files of collections in the portal:\n\n- https://p/#/a\n\n${notShown}\n`,
    );
    expect(readme({ files: [aFile(), stored], links })).not.toContain('The same list');
    expect(readme({ files: [stored] })).toContain(`(UTC+8).\n\n${notShown}\n`);
    expect(readme({ links })).not.toContain('stored file');
  });

  it('names the day as the portal does, in any time zone', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-26T16:30:00Z'), toFake: ['Date'] });
    expect(readme()).toContain('Created on 2026-11-27 (UTC+8).');
  });

  it('says how to get the list into the cart, if that is possible', () => {
    expect(readme({ importable: true })).toContain('press "Import a list" and choose metadata.tsv');
    expect(readme()).not.toContain('press "');
  });

  it.each([
    [Date.parse('2026-11-26T04:00:00Z'), 'They are valid until 2026-11-26 12:00 (UTC+8)'],
    [null, 'They are valid for at least one hour'],
  ])('warns of signed links that expire at %j', (expires, expected) => {
    expect(readme({ signed: { expires } })).toContain(expected);
    expect(readme({ signed: { expires } })).toContain('do not publish it');
    expect(readme()).not.toContain('signed links');
  });

  it('counts the files that cannot be verified', () => {
    const unknown = { md5: null, sha256: null };
    expect(readme({ files: [aFile(unknown)] })).toContain('1 file has no checksum in its record');
    expect(readme({ files: [aFile(unknown), aFile(unknown), aFile()] })).toContain(
      '2 files have no checksum',
    );
    expect(readme({ files: [aFile({ md5: null, sha256: '0'.repeat(64) })] })).not.toContain('no checksum');
  });

  it('says that a run without the portal ends soon and can be repeated', () => {
    expect(readme()).toContain('a script says so and ends within seconds. Run it again later');
  });

  it.each(['download.sh', 'download.ps1'])('names each exit code of %s', (script) => {
    const [sentence = ''] = /^Its exit code is .*$/m.exec(readme()) ?? [];
    const codes = readFileSync(join(SCRIPTS, script), 'utf8').matchAll(/\bexit (\d)$/gm);
    for (const [, code] of codes) expect(sentence).toContain(` ${code} if `);
  });

  it('has the commands of both systems', () => {
    expect(readme()).toContain('```\nsh download.sh\n```');
    expect(readme()).toContain('```\npowershell -ExecutionPolicy Bypass -File download.ps1\n```');
  });
});
