import { anAuditEvent } from '@omics-portal/api-mocks';
import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import { asWritten, readWrittenTable } from '@omics-portal/data-query/testing/written-table';
import { expect, test } from 'vitest';
import { auditFile } from './audit-file';
import { auditListInput } from './audit-search';

const EVENTS = [anAuditEvent({ time: Date.UTC(2026, 0, 2, 3, 4, 5), subject: '=cmd|x, "y"', actor: null })];

test('a CSV file has a mark for spreadsheets, times in UTC and no formula', () => {
  expect(auditFile(EVENTS, 'csv')).toBe(
    '\uFEFFid,time,kind,actor,subject,address\r\n7,2026-01-02T03:04:05.000Z,sign-in,,"\'=cmd|x, ""y""",192.0.2.7\r\n',
  );
});

test('a TSV file has tabs', () => {
  expect(auditFile([], 'tsv')).toBe('id\ttime\tkind\tactor\tsubject\taddress\n');
});

test.each(['csv', 'tsv'] as const)(
  'hostile texts of events are one cell each in %s, and start no formula',
  (format) => {
    const events = HOSTILE_CELLS.map((text) => anAuditEvent({ actor: text, subject: text, address: text }));
    const { rows, formulas } = readWrittenTable(auditFile(events, format), format);
    expect(rows.slice(1).map((row) => row[3])).toEqual(asWritten(HOSTILE_CELLS, format));
    expect(rows.slice(1).map((row) => row[4])).toEqual(asWritten(HOSTILE_CELLS, format));
    expect(formulas).toEqual([]);
  },
);

test('days are those of UTC+8, the last one included, and an unknown kind is none', () => {
  expect(auditListInput({ page: 2, kind: 'nonsense', from: '2026-01-02', to: '2026-01-02' })).toEqual({
    page: 2,
    perPage: 50,
    person: '',
    kind: undefined,
    from: Date.UTC(2026, 0, 1, 16),
    before: Date.UTC(2026, 0, 2, 16),
  });
});
