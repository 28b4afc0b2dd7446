import { numberOf } from './column-rule';
import { type FigureKey } from '../model/figure';
import { type FileReading } from '../reading/file-reading';

/** Reads of `samtools flagstat`, both those that passed and those that failed quality control. */
export interface FlagstatCounts {
  readonly total: number;
  readonly secondary: number;
  readonly supplementary: number;
  readonly duplicates: number;
  readonly mapped: number;
  readonly properlyPaired: number;
  /** Counts of primary reads, which SAMtools gives since 1.13. */
  readonly primary?: number;
  readonly primaryMapped?: number;
  readonly primaryDuplicates?: number;
}

const COLUMNS = {
  total: 'total',
  secondary: 'secondary',
  supplementary: 'supplementary',
  duplicates: 'duplicates',
  mapped: 'mapped',
  properlyPaired: 'properly paired',
} as const;

/** Counts of a record of MultiQC's table multiqc_samtools_flagstat; null when one is missing. */
export function flagstatOf(
  record: ReadonlyMap<string, unknown>,
  reading: FileReading,
  line?: number,
): FlagstatCounts | null {
  const entries = Object.entries(COLUMNS).map(([key, column]) => {
    const [passed, failed] = ['passed', 'failed'].map((outcome) => {
      const name = `${column}_${outcome}`;
      const cell = { column: name, value: record.get(name), ...(line && { line }) };
      return reading.bounded(numberOf(cell, reading)?.value, { line: line ?? null, column: name });
    });
    return [key, typeof passed === 'number' && typeof failed === 'number' ? passed + failed : null] as const;
  });
  return entries.some(([, count]) => count === null)
    ? null
    : (Object.fromEntries(entries) as unknown as FlagstatCounts);
}

/**
 * Figures of flagstat counts. Shares are of primary reads; without the counts of primary reads they are known only for
 * files without secondary and supplementary alignments.
 */
export function flagstatFigures(counts: FlagstatCounts): Partial<Record<FigureKey, number>> {
  const { secondary, supplementary, total } = counts;
  const primaryOnly = secondary + supplementary === 0;
  const reads = counts.primary ?? total - secondary - supplementary;
  const mapped = counts.primaryMapped ?? (primaryOnly ? counts.mapped : undefined);
  const duplicates = counts.primaryDuplicates ?? (primaryOnly ? counts.duplicates : undefined);
  const percent = (count: number | undefined) =>
    count !== undefined && reads > 0 ? (100 * count) / reads : undefined;
  const figures: Partial<Record<FigureKey, number | undefined>> = {
    alignmentReads: reads,
    mappedReads: mapped,
    mapped: percent(mapped),
    properlyPaired: percent(counts.properlyPaired),
    markedDuplicates: percent(duplicates),
  };
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<Record<FigureKey, number>>;
}
