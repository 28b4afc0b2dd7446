import { type CountedVariants } from './count-variants.ts';

/** Warnings for readers of the report: excluded, reinterpreted or missing figures. */
export function variantWarnings(counted: CountedVariants): string[] {
  const { mendelian, multiBaseAlleles, allelesLeftOut, filteredCalls, inputWarnings } = counted;
  const leftOut = mendelian.leftOut
    .map(({ chromosome, variants }) => `${chromosome} (${variants})`)
    .join(', ');
  const detected = mendelian.snv.detected + mendelian.indel.detected;
  const missing = mendelian.snv.missingGenotype + mendelian.indel.missingGenotype;
  const empty = counted.members.filter(({ snv, indel }) => snv + indel === 0);
  return [
    ...inputWarnings,
    ...empty.map(({ member, column }) => `${member} (${column}) carries no variant at all.`),
    ...(detected === 0
      ? ['Mendelian concordance was not computed: no carried variant is on chromosomes 1 to 22 or X.']
      : []),
    ...(missing > 0
      ? [
          `At ${missing} of ${detected} variants a genotype is missing: not called, or refused by a filter. They count as not concordant; the complete rates leave them out.`,
        ]
      : []),
    ...(leftOut === ''
      ? []
      : [
          `Mendelian figures are of chromosomes 1 to 22 and X. Variants elsewhere were left out: ${leftOut}.`,
        ]),
    ...(multiBaseAlleles > 0
      ? [`Alleles that change several bases were counted as one SNV for each base: ${multiBaseAlleles}.`]
      : []),
    ...(allelesLeftOut > 0
      ? [
          `Alleles without bases beside an SNV or INDEL (such as * or <DEL>) were left out: ${allelesLeftOut}.`,
        ]
      : []),
    ...(filteredCalls > 0
      ? [`Genotypes that their own filter (FT) refuses were counted as missing: ${filteredCalls}.`]
      : []),
  ];
}
