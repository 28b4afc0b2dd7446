import { type DnaCounts } from '../model/variant-counts';
import { type FileReading } from '../reading/file-reading';
import { type SampleNames } from './sample-names';

/**
 * Calls of each sample. MultiQC has SNVs and INDELs in two tables, which are joined. When two files have calls of one type
 * of a sample, the output of the tool itself goes before MultiQC's, then the earlier file; the other is reported unless
 * it is equal.
 */
export function mergeCalls(readings: readonly FileReading[], names: SampleNames): DnaCounts[] {
  const bySample = new Map<string, DnaCounts>();
  const direct = readings.flatMap((reading) => reading.dna.map((calls) => ({ reading, calls })));
  direct.sort((a, b) => Number(a.calls.source.viaMultiqc) - Number(b.calls.source.viaMultiqc));
  for (const { reading, calls } of direct) {
    const { sample, ...counts } = calls;
    const name = names.resolve(sample, reading.path);
    const present = bySample.get(name.name);
    if (!present) {
      bySample.set(name.name, { ...name, ...counts });
      continue;
    }
    const repeated = (['snv', 'indel'] as const).some((type) => {
      const [kept, other] = [present[type], counts[type]];
      return kept !== null && other !== null && JSON.stringify(kept) !== JSON.stringify(other);
    });
    if (repeated) {
      reading.report('duplicate-sample', {}, { sample: name.name });
    }
    const { snv, indel } = present;
    bySample.set(name.name, { ...present, snv: snv ?? counts.snv, indel: indel ?? counts.indel });
  }
  return [...bySample.values()];
}
