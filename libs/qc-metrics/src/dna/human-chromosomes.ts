/** Human chromosomes with variants of both parents or of one: 1 to 22, X and Y, in karyotype order. */
export const HUMAN_CHROMOSOMES: readonly string[] = [
  ...Array.from({ length: 22 }, (_, index) => `chr${index + 1}`),
  'chrX',
  'chrY',
];

const NAMED = /^(?:chr)?([1-9]|1\d|2[0-2]|X|Y)$/i;
/** RefSeq names of the chromosomes: X is 23, Y is 24. */
const REFSEQ = /^NC_0000(0[1-9]|1\d|2[0-4])\.\d+$/;

/** Index of a chromosome in {@link HUMAN_CHROMOSOMES} by its UCSC, Ensembl or RefSeq name; -1 for any other sequence. */
export function chromosomeIndex(name: string): number {
  const named = NAMED.exec(name)?.[1];
  if (named !== undefined) {
    return HUMAN_CHROMOSOMES.indexOf(`chr${named.toUpperCase()}`);
  }
  const number = REFSEQ.exec(name)?.[1];
  return number === undefined ? -1 : Number(number) - 1;
}
