import { OMICS_OF_KIND } from '@omics-portal/resources';
import { expect, test } from 'vitest';
import { checkTables } from './table-check';
import { readTableHead } from './table-head';
import { tableTemplate } from './table-template';

const headOf = (text: string) => readTableHead(new TextEncoder().encode(text).buffer, true);

test.each(['rseqc', 'protqc', 'metqc'] as const)(
  'the templates of %s fit each other, and lack only features',
  (kind) => {
    const check = (data: string) =>
      checkTables({
        data: headOf(data),
        metadata: headOf(tableTemplate(kind, 'metadata').text),
        omics: OMICS_OF_KIND[kind],
        scale: 'auto',
      });
    const { text } = tableTemplate(kind, 'data');
    expect(check(text)).toMatchObject({ data: [{ code: 'empty-table' }], metadata: [], gaps: [] });
    const names = text.trim().split(',');
    const levels: Record<string, string> = { Type: 'Gene Symbol', HMDBID: 'HMDB0000001' };
    const row = (feature: string) =>
      names
        .map((name, at) => levels[name] ?? (/^(?:D5|D6|F7|M8)_\d$/.test(name) ? at + 10 : feature))
        .join(',');
    expect(check(`${text.trim()}\n${row('a')}\n${row('b')}\n`).data).toEqual([]);
  },
);

test('the metadata template has columns for the measurement', () => {
  const metadata = tableTemplate('protqc', 'metadata').text.replace(
    'D5_1,D5,,,,',
    'D5_1,D5,Lab 7,,,2026-03-02',
  );
  const { measurement } = checkTables({
    data: null,
    metadata: headOf(metadata),
    omics: 'proteomics',
    scale: 'auto',
  });
  expect(measurement).toEqual({ values: { laboratory: 'Lab 7', measuredOn: '2026-03-02' }, unclear: [] });
});
