import { type MendelianCounts } from '../model/variant-counts';
import { type FileReading } from '../reading/file-reading';
import { type SampleNames } from './sample-names';

/** Families with their SNV and INDEL rows together. The first row of a type counts; a different one is reported. */
export function mergeFamilies(readings: readonly FileReading[], names: SampleNames): MendelianCounts[] {
  const families = new Map<string, MendelianCounts>();
  for (const reading of readings) {
    for (const { family, type, figures, source } of reading.mendelian) {
      const name = names.resolveFamily(family);
      const present = families.get(name) ?? { family: name, snv: null, indel: null, source };
      const kept = present[type];
      if (kept && JSON.stringify(kept) !== JSON.stringify(figures)) {
        reading.report('duplicate-sample', {}, { sample: `${name}.${type.toUpperCase()}` });
      }
      families.set(name, { ...present, [type]: kept ?? figures });
    }
  }
  return [...families.values()];
}
