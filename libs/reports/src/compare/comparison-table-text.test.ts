import { expect, test } from 'vitest';
import { RNA_READS } from '../testing/rna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { compareReports } from './compare-reports';
import { comparisonText } from './comparison-table-text';

test('a table of the comparison has all digits, NA for what could not be computed, and one line for each row', () => {
  const record = { inputs: { data: null, metadata: null }, measurement: null };
  const rows = compareReports([
    { ...record, figures: PROTEIN_EXAMPLE },
    { ...record, figures: METABOLITE_EXAMPLE },
  ]);
  const lines = comparisonText('tsv', ['proteins', '=metabolites'], rows).trimEnd().split('\n');
  expect(lines[0]).toBe("\tproteins\t'=metabolites");
  expect(lines).toHaveLength(rows.length + 1);
  const snr = METABOLITE_EXAMPLE.metrics.find(({ key }) => key === 'snr')?.value;
  expect(lines.find((line) => line.startsWith('snr'))?.split('\t')[2]).toBe(String(snr));
  expect(lines.find((line) => line.startsWith('rc'))?.split('\t')[2]).toBe('NA');
  expect(lines.find((line) => line.startsWith('groups'))).toContain('D5: 3; D6: 3; F7: 3; M8: 3');
});

test('a median over samples has a name of its own, and is empty for a report without it', () => {
  const rows = compareReports(
    [RNA_READS, RNA_READS, PROTEIN_EXAMPLE].map((figures) => ({
      inputs: { data: null, metadata: null },
      measurement: null,
      figures,
    })),
  );
  const line = comparisonText('csv', ['one', 'two', 'proteins'], rows)
    .split('\n')
    .find((each) => each.startsWith('median.sequences'));
  expect(line?.trimEnd()).toBe('median.sequences (reads),24177765,24177765,');
});

test('medians of one figure in two units have two names', () => {
  const median = { kind: 'median', key: 'duplicates', cells: [null, null], differs: false } as const;
  const rows = ['percent', 'fraction', ''].map((unit) => ({ ...median, unit }));
  expect(comparisonText('csv', ['one', 'two'], rows).trimEnd().split(/\r?\n/)).toEqual([
    ',one,two',
    'median.duplicates (percent),,',
    'median.duplicates (fraction),,',
    'median.duplicates,,',
  ]);
});

test('a limit that differs has its scope and side in its name, and all its digits', () => {
  const limit = { comparator: '>=', limit: 16.7 } as const;
  const row = {
    kind: 'limit',
    scope: 'batch',
    metric: 'snr',
    side: 'below',
    isOfRange: false,
    cells: [
      { warn: limit, fail: { ...limit, limit: 7.9 } },
      { warn: null, fail: null, checked: limit },
      { warn: null, fail: null },
    ],
    differs: true,
  } as const;
  expect(comparisonText('tsv', ['one', 'two', 'three'], [row]).trimEnd().split(/\r?\n/)[1]).toBe(
    'limit.batch.snr.below\twarn >= 16.7; fail >= 7.9\tchecked >= 16.7',
  );
});
