import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type TextTable } from '../text/table';

/** Adds the shares of bases of CollectQualityYieldMetrics with a quality of at least 20 and 30, of all bases. */
export function addQualityYield(
  { header, rows }: TextTable,
  sample: WrittenSample,
  reading: FileReading,
): void {
  const [row] = rows;
  const number = (column: string) =>
    row && header.includes(column)
      ? reading.number(row.cells[header.indexOf(column)] ?? '', { line: row.line, column })?.value
      : undefined;
  const total = number('TOTAL_BASES');
  for (const [column, key] of [
    ['Q20_BASES', 'alignedQ20'],
    ['Q30_BASES', 'alignedQ30'],
  ] as const) {
    const bases = number(column);
    if (row && bases !== undefined && total !== undefined && total > 0) {
      const source = reading.source('picard', column);
      reading.figure(sample, key, { value: (100 * bases) / total, rounding: 0 }, { source, line: row.line });
    }
  }
}
