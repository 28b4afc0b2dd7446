import { createHash } from 'node:crypto';

/** Error signature: what errors of the same cause have in common. */
export interface ErrorSignature {
  /** 16 hex digits: equal for equal patterns of the same step. */
  readonly id: string;
  /** Telling line without paths, files, numbers, ids, times and the name of the sample. */
  readonly pattern: string;
  /** First line of the error that names a cause, as it was written. */
  readonly line: string;
}

/** Failure of a job. */
export interface JobFailure {
  /** One or more lines; null where the engine gave no reason. */
  readonly error: string | null;
  /** Name of the sample; it is no part of the cause. */
  readonly sample: string;
  /** Step that failed; null where the engine names none. */
  readonly step: string | null;
}

const MAX_ERROR = 4_000;
const MAX_LINE = 500;
const MAX_PATTERN = 240;
/** A shorter name of a sample is a word of its own too often: "a" or "on". */
const MIN_SAMPLE = 3;

const CAUSE =
  /error|exception|fail|fatal|cannot|could not|unable|invalid|missing|denied|killed|no such|not found/i;
/** Lines that only introduce a cause. */
const HEADING = /^(?:Traceback \(|Caused by:?$|at [\w.$<>]+ ?\(|File ")/;

const NAME = String.raw`[\p{L}\p{N}_.@+%~=<>-]`;
const EXTENSION =
  'fastq|fq|fasta|fa|gz|bgz|bz2|xz|zst|bin|dat|tmp|out|idx|fai|tbi|bam|bai|sam|cram|vcf|bcf|bed|gtf|gff|csv|tsv|txt|json|yaml|yml|xlsx|zip|tar|html|pdf|xml|md|log|py|js|ts|r|sh|nf|cwl|wdl';

/** Replacements in their order: each finds what the later ones would cut into pieces. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s'"`,;)\]>]*[^\s'"`,;:.)\]>]/giu, '<path>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu, '<id>'],
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/gu, '<time>'],
  [/\b\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\b/gu, '<time>'],
  [
    new RegExp(String.raw`(?<![\p{L}\p{N}_./\\<])(?:[A-Za-z]:|~|\.{1,2})?(?:[\\/]${NAME}+)+[\\/]?`, 'gu'),
    '<path>',
  ],
  [new RegExp(String.raw`(?<!${NAME})${NAME}+(?:[\\/]${NAME}+){2,}[\\/]?`, 'gu'), '<path>'],
  [new RegExp(String.raw`(?<!${NAME})${NAME}*\.(?:${EXTENSION})(?![\p{L}\p{N}_])`, 'giu'), '<file>'],
  [/\b0x[0-9a-f]+\b/giu, '<hex>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b/giu, '<id>'],
];

/** Numbers, with signs of thousands and decimals; those of a code, a signal or an HTTP status are part of the cause. */
const NUMBER = /(\b(?:code|status|signal|errno|HTTP(?:\/\d(?:\.\d)?)?)[ :=#]*)?\d+(?:[.,_]\d+)*/giu;

/** Signature of a failure, by which failed jobs are grouped. Deterministic; takes time linear in the length of the error. */
export function errorSignature({ error, sample, step }: JobFailure): ErrorSignature {
  const line = tellingLine(error ?? '');
  const pattern = patternOf(line, sample);
  const id = createHash('sha256')
    .update(`${step ?? ''}\n${pattern}`)
    .digest('hex')
    .slice(0, 16);
  return { id, pattern, line };
}

/** First line that names a cause, else the last one: a program says last why it ends. */
function tellingLine(error: string): string {
  const lines = error
    .slice(0, MAX_ERROR)
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !HEADING.test(line));
  return (lines.find((line) => CAUSE.test(line)) ?? lines.at(-1) ?? '').slice(0, MAX_LINE);
}

function patternOf(line: string, sample: string): string {
  const general = REPLACEMENTS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    withoutSample(line, sample),
  );
  return general
    .replace(NUMBER, (found, cause: string | undefined) => (cause === undefined ? '<n>' : found))
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_PATTERN);
}

/** Replaces the name of the sample where it is a whole word. */
function withoutSample(line: string, sample: string): string {
  if (sample.length < MIN_SAMPLE) return line;
  const name = sample.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return line.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'gu'), '<sample>');
}
