import { setupI18n } from '@lingui/core';
import { aFieldSchema } from '@omics-portal/api-mocks';
import { describe, emptyQuery, withFilter, withGroups, type Filter } from '@omics-portal/data-query';
import { expect, test } from 'vitest';
import { fieldLabels } from './field-labels';
import { queryMessages } from './query-messages';

const FIELDS = [aFieldSchema({ labels: { 'en-US': { FASTQ: 'Reads', BAM: 'Alignments' } } })];

/** Sentence in English; the catalog is empty, so messages are their own source. */
function sentence(filters: Record<string, Filter>): string {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  const query = Object.entries(filters).reduce(
    (next, [field, filter]) => withFilter(next, field, filter),
    emptyQuery('example_c'),
  );
  return describe(query, queryMessages(i18n, fieldLabels(i18n, FIELDS), 'Genomics Data'));
}

test.each<[Record<string, Filter>, string]>([
  [{}, 'All files of Genomics Data'],
  [{ data_format: { kind: 'category', values: ['FASTQ'] } }, 'Files of Genomics Data: Data Format is Reads'],
  [
    { data_format: { kind: 'category', values: ['BAM', 'FASTQ', null] } },
    'Files of Genomics Data: Data Format is Alignments, Reads, or Unknown',
  ],
  [
    { data_format: { kind: 'category', values: ['BAM', null], exclude: true } },
    'Files of Genomics Data: Data Format is not Alignments or Unknown',
  ],
  [{ snr: { kind: 'number', min: 1000, max: 2000 } }, 'Files of Genomics Data: SNR from 1,000 to 2,000'],
  [{ snr: { kind: 'number', min: 0 } }, 'Files of Genomics Data: SNR at least 0'],
  [{ snr: { kind: 'number', max: 7 } }, 'Files of Genomics Data: SNR at most 7'],
  [
    { file_size: { kind: 'number', min: 512_000, max: 1_048_577 } },
    'Files of Genomics Data: File Size from 500 KB to 1,048,577 bytes',
  ],
  [{ file_name: { kind: 'text', contains: 'D5' } }, 'Files of Genomics Data: File Name contains D5'],
  [
    { snr: { kind: 'number', min: 7 }, platform: { kind: 'category', values: ['BGI'] } },
    'Files of Genomics Data: SNR at least 7 and Platform is BGI',
  ],
])('the filters %j are described', (filters, expected) => {
  expect(sentence(filters)).toBe(expected);
});

test('a group of conditions says that one of them is enough', () => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  const query = withGroups(emptyQuery('example_c'), [
    { data_format: { kind: 'category', values: ['BAM', 'CSV'] }, file_size: { kind: 'number', min: 1024 } },
  ]);
  expect(describe(query, queryMessages(i18n, fieldLabels(i18n, FIELDS), 'Genomics Data'))).toBe(
    'Files of Genomics Data: any of (Data Format is Alignments or CSV; File Size at least 1 KB)',
  );
});
