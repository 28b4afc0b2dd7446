import type { QcReport, QcSampleTable } from '@omics-portal/qc-metrics';
import { describe, expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { PROTEIN_EXAMPLE } from '../testing/published-reports';
import { RNA_READS } from '../testing/rna-reports';
import { medianRows } from './median-rows';

/** Report on RNA with some figures of its samples: the unit in percent unless stated, then a value of each sample. */
function readsWith(
  figures: Readonly<Record<string, readonly (number | null)[]>>,
  unit = 'percent',
): QcReport {
  const columns = Object.entries(figures);
  const samples: QcSampleTable = {
    columns: columns.map(([key]) => ({ key, unit, tools: ['fastqc'] })),
    rows: [0, 1, 2, 3].map((row) => ({
      sample: `S${row}`,
      donor: null,
      values: columns.map(([, values]) => values[row] ?? null),
    })),
  };
  return RNA_READS.omics !== 'genomics' && RNA_READS.sequencing
    ? { ...RNA_READS, sequencing: { ...RNA_READS.sequencing, samples } }
    : RNA_READS;
}

describe('medianRows', () => {
  test.each([
    ['an odd number', [1, 9, 2], { value: 2, samples: 3 }],
    ['an even number', [1, 9, 2, 4], { value: 3, samples: 4 }],
    ['some without the figure', [7, null, null, 8], { value: 7.5, samples: 2 }],
    ['one sample', [5], { value: 5, samples: 1 }],
  ])('median of %s of samples', (_, values, expected) => {
    const [row] = medianRows([readsWith({ gc: values }), readsWith({ gc: [1] })]);
    expect(row).toMatchObject({ kind: 'median', key: 'gc', unit: 'percent' });
    expect(row?.cells[0]).toEqual({ ...expected, difference: null });
  });

  test('the difference is to the first report, and equal medians do not differ', () => {
    const rows = medianRows([
      readsWith({ gc: [40, 50], mapped: [90] }),
      readsWith({ gc: [48], mapped: [80, 90, 91] }),
    ]);
    expect(rows.map(({ key, differs, cells }) => [key, differs, cells[1]?.difference])).toEqual([
      ['gc', true, 3],
      ['mapped', false, 0],
    ]);
  });

  test.each([
    ['of one report only', { gc: [1] }, { mapped: [1] }],
    ['without a value in the second', { gc: [1] }, { gc: [null] }],
  ])('a figure %s has no row', (_, one, other) => {
    expect(medianRows([readsWith(one), readsWith(other)])).toEqual([]);
  });

  test('a figure in another unit has no row', () => {
    expect(medianRows([readsWith({ gc: [41] }), readsWith({ gc: [0.41] }, 'fraction')])).toEqual([]);
  });

  test('a third report without the figure has no cell, and without it in the first there are no differences', () => {
    const [gc] = medianRows([PROTEIN_EXAMPLE, readsWith({ gc: [40] }), readsWith({ gc: [42] })]);
    expect(gc).toMatchObject({
      differs: true,
      cells: [null, { value: 40, difference: null }, { value: 42, difference: null }],
    });
  });

  test('RNA and DNA share figures of reads; reports on tables have none', () => {
    const keys = medianRows([RNA_READS, DNA_EXAMPLE]).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['sequences', 'gc', 'human', 'mapped']));
    expect(keys).not.toContain('uniquelyMapped');
    expect(medianRows([PROTEIN_EXAMPLE, PROTEIN_EXAMPLE])).toEqual([]);
  });
});
