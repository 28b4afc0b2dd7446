/** Pattern by which a file name says which read it holds, the most telling first. */
export type ReadPattern =
  /** `SAMPLE_S1_L001_R1_001`, as bcl2fastq and BCL Convert name files. */
  | 'illumina'
  /** `SAMPLE_R1`, `SAMPLE.R1`, `SAMPLE-read1` at the end. */
  | 'r-number'
  /** `SAMPLE_R1_val_1`, as Trim Galore names files. */
  | 'trim-galore'
  /** `SAMPLE_1`, as the sequence archives name files. It may also be the number of a sample. */
  | 'number'
  /** `SAMPLE_forward`. */
  | 'word'
  /** `SAMPLE_R1_trimmed`, `SAMPLE_R1_L001`: the mark stands before other parts of the name. */
  | 'inner'
  /** `SAMPLE_F`. It may also be a part of the name. */
  | 'letter';

/** Name of a file of a sample, taken apart by one pattern. */
export interface ReadName {
  readonly pattern: ReadPattern;
  /** Read 1 or read 2. */
  readonly read: 1 | 2;
  /** Name of the sample. */
  readonly sample: string;
  /** Number in the sample sheet of the sequencer, such as `S1`; empty if the name has none. */
  readonly sheetNumber: string;
  /** Lane and number of the part, such as `L001` or `L001_002`; empty if the name has none. */
  readonly part: string;
  /** Name without the mark of the read; equal for two mates. */
  readonly key: string;
}

const ENDING =
  /(?:\.(?:fastq|fq|fasta|fa|fna|bam|cram|sam|vcf|bcf|bed|txt|csv|tsv))?(?:\.(?:gz|bgz|bz2|xz|zst))?$/iu;
const LANE = /[._-](L0\d\d)$/iu;
const SHEET_NUMBER = /_(S\d+)$/u;

/** Base name of a path or link. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Folder of a path or link, without a slash at its end; empty for a plain name. */
export function folderName(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Base name without the endings of sequence files and of compression. A name that is nothing but an ending stays. */
export function stemOf(path: string): string {
  const name = baseName(path);
  return name.replace(ENDING, '') || name;
}

/** Ending of a file name, such as `.fastq.gz`, in lower case. */
export function endingOf(path: string): string {
  const name = baseName(path);
  return name.slice(name.replace(ENDING, '').length).toLowerCase();
}

interface Rule {
  readonly pattern: ReadPattern;
  /** Groups: `sample`, `read`, and for some `lane` and `chunk`. */
  readonly expression: RegExp;
}

const RULES: readonly Rule[] = [
  { pattern: 'illumina', expression: /^(?<sample>.+)[._-]R(?<read>[12])_(?<chunk>\d{3})$/iu },
  { pattern: 'r-number', expression: /^(?<sample>.+)[._-](?:R|read_?)(?<read>[12])$/iu },
  { pattern: 'trim-galore', expression: /^(?<sample>.+)[._-]R?(?<read>[12])_val_\k<read>$/iu },
  { pattern: 'number', expression: /^(?<sample>.+)[._-](?<read>[12])$/u },
  { pattern: 'word', expression: /^(?<sample>.+)[._-](?<read>forward|reverse|fwd|rev)$/iu },
  { pattern: 'inner', expression: /^(?<sample>.+)[._-]R(?<read>[12])(?<rest>[._-].+)$/iu },
  { pattern: 'letter', expression: /^(?<sample>.+)[._-](?<read>[FR])$/u },
];

const FIRST = new Set(['1', 'f', 'fwd', 'forward']);

/** All ways to read the name of a file as read 1 or read 2 of a sample, the most telling first. */
export function readNames(path: string): readonly ReadName[] {
  const stem = stemOf(path);
  return RULES.flatMap(({ pattern, expression }) => {
    const groups = expression.exec(stem)?.groups;
    return groups ? [readName(pattern, groups)] : [];
  });
}

function readName(pattern: ReadPattern, groups: Readonly<Record<string, string | undefined>>): ReadName {
  const { sample: before = '', read = '', chunk = '', rest = '' } = groups;
  const laneAfter = LANE.exec(rest)?.[1] ?? '';
  const suffix = laneAfter ? rest.slice(0, -laneAfter.length - 1) : rest;
  const { name, lane, sheetNumber } = splitLane(before, pattern === 'illumina' || laneAfter !== '');
  const part = [lane || laneAfter, chunk === '001' ? '' : chunk].filter(Boolean).join('_');
  return {
    pattern,
    read: FIRST.has(read.toLowerCase()) ? 1 : 2,
    sample: `${name}${suffix}`,
    sheetNumber,
    part,
    key: JSON.stringify([pattern, before, chunk, rest]),
  };
}

/** Splits the lane and the sheet number off the name of a sample. A number without a lane may belong to the name. */
function splitLane(text: string, ofSequencer: boolean) {
  const lane = LANE.exec(text)?.[1] ?? '';
  const rest = lane ? text.slice(0, -lane.length - 1) : text;
  const sheetNumber = (ofSequencer || lane ? SHEET_NUMBER.exec(rest)?.[1] : undefined) ?? '';
  const name = sheetNumber ? rest.slice(0, -sheetNumber.length - 1) : rest;
  return name === ''
    ? { name: text, lane: '', sheetNumber: '' }
    : { name, lane: lane.toUpperCase(), sheetNumber };
}

/** Read of a sequencer that is no read of the sample: an index read, or a third read, which holds an index or an identifier. */
export function extraRead(
  path: string,
): { readonly kind: 'index' | 'third'; readonly sample: string; readonly certain: boolean } | null {
  const groups = /^(?<sample>.+)[._-](?<read>I[12]|R[34])(?<chunk>_\d{3})?$/iu.exec(stemOf(path))?.groups;
  if (!groups) {
    return null;
  }
  const { sample = '', read = '', chunk = '' } = groups;
  return {
    kind: read.toUpperCase().startsWith('I') ? 'index' : 'third',
    sample,
    certain: chunk !== '' || LANE.test(sample),
  };
}
