import { type InputFile } from '@omics-portal/qc-inputs';
import { type FamilyConcordance } from '@omics-portal/qc-metrics';

/** Path of a result of the program variant-qc. */
export const OWN_RESULT = /(?:^|\/)variant_qc\.json$/;

/** Mendelian concordance in the results of the program variant-qc; files of other kinds are passed over. */
export function familiesOfOwnResults(files: readonly InputFile[]): FamilyConcordance[] {
  return files.filter(({ path }) => OWN_RESULT.test(path)).flatMap((file) => familyOf(file) ?? []);
}

function familyOf({ path, text }: InputFile): FamilyConcordance | null {
  const result = parse(typeof text === 'string' ? text : [...text].join(''));
  const mendelian = member(result, 'mendelian');
  const [snv, indel] = [concordanceOf(member(mendelian, 'snv')), concordanceOf(member(mendelian, 'indel'))];
  const name = member(result, 'sampleId');
  const family = typeof name === 'string' && name !== '' ? name : path;
  const matching = member(result, 'genome') === undefined ? 'site' : 'left-aligned';
  return snv && indel ? { family, matching, snv, indel } : null;
}

function concordanceOf(tally: unknown): FamilyConcordance['snv'] | null {
  const [detected, consistent, rate] = ['detected', 'consistent', 'concordance'].map((key) =>
    member(tally, key),
  );
  const twinRate = member(member(tally, 'twins'), 'rate');
  const [trioD5, trioD6] = ['D5', 'D6'].map((twin) => member(member(member(tally, 'trios'), twin), 'rate'));
  return typeof detected === 'number' && typeof consistent === 'number' && typeof rate === 'number'
    ? {
        detected,
        consistent,
        rate,
        ...(typeof twinRate === 'number' && { twinRate }),
        ...(typeof trioD5 === 'number' &&
          typeof trioD6 === 'number' && { trioRates: { D5: trioD5, D6: trioD6 } }),
      }
    : null;
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
