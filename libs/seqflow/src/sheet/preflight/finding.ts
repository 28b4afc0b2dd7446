/**
 * Result of a check before the start. An error stops the start, a warning does not; `unchecked` is a check that could not be made
 * and must never be shown as passed.
 */
export type Severity = 'error' | 'warning' | 'unchecked';

/** Finding of the pre-flight, by the code for which the screen has a message. `with` in `params` is another row, from 1. */
export type FindingCode =
  /** Another row has the same id. */
  | 'duplicate-id'
  /** Another row has an id that differs in upper and lower case only: results may overwrite each other on some engines. */
  | 'id-differs-in-case'
  /** The id contains spaces, which some workflows do not accept. */
  | 'id-blanks'
  /** The id has slashes, or characters that cannot be seen. */
  | 'id-characters'
  /** The sample has `first` files of read 1 and `second` files of read 2. */
  | 'uneven-mates'
  /** Both mates are the same file. */
  | 'same-mates'
  /** Another row has the same file. */
  | 'same-file'
  /** The cell has the same file twice, so that its reads would count twice. */
  | 'repeated-file'
  /** By their names, the file of read 1 is in the column of read 2, or the other way round. */
  | 'swapped-reads'
  /** By their names, the mates are of different samples or lanes. */
  | 'other-sample'
  /** The file is an archive, such as `.zip` or `.tar.gz`, not a compressed file. */
  | 'archive'
  /** The value is a file name, not a link into the storage. */
  | 'not-a-link'
  | 'missing-file'
  /** The file cannot be read by this account. */
  | 'forbidden-file'
  | 'empty-file'
  /** The name ends like a compressed file of the kind `expected`, and the bytes are of the kind `found`. */
  | 'wrong-compression'
  /** The file has no reads, although its name ends like FASTQ. */
  | 'not-fastq'
  /** The first reads of the mates have different names. */
  | 'other-reads'
  /** The facts of the file could not be fetched. */
  | 'unchecked-file'
  /** The reads of the mates could not be compared. */
  | 'unchecked-reads';

/** Remedy of a finding: an action that the screen offers. */
export type Remedy =
  | 'rename-sample'
  /** Blanks become underscores: `withoutBlanks`. */
  | 'replace-blanks'
  | 'choose-file'
  | 'swap-files'
  | 'unpack-file'
  | 'rename-file'
  | 'upload-again'
  | 'ask-for-access'
  | 'check-again';

/** Finding of one cell. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** Index of the row, from 0. */
  readonly row: number;
  readonly rowId: string;
  /** Model of the column. */
  readonly column: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly remedy: Remedy;
}

/** Severity and remedy of each finding. */
const RULES: Readonly<Record<FindingCode, readonly [Severity, Remedy]>> = {
  'duplicate-id': ['error', 'rename-sample'],
  'id-differs-in-case': ['warning', 'rename-sample'],
  'id-blanks': ['warning', 'replace-blanks'],
  'id-characters': ['error', 'rename-sample'],
  'uneven-mates': ['error', 'choose-file'],
  'same-mates': ['error', 'choose-file'],
  'same-file': ['warning', 'choose-file'],
  'repeated-file': ['error', 'choose-file'],
  'swapped-reads': ['warning', 'swap-files'],
  'other-sample': ['warning', 'choose-file'],
  archive: ['error', 'unpack-file'],
  'not-a-link': ['error', 'choose-file'],
  'missing-file': ['error', 'choose-file'],
  'forbidden-file': ['error', 'ask-for-access'],
  'empty-file': ['error', 'upload-again'],
  'wrong-compression': ['error', 'rename-file'],
  'not-fastq': ['error', 'choose-file'],
  'other-reads': ['error', 'choose-file'],
  'unchecked-file': ['unchecked', 'check-again'],
  'unchecked-reads': ['unchecked', 'check-again'],
};

/** Cell of a finding. */
export interface FindingCell {
  readonly row: number;
  readonly rowId: string;
  readonly column: string;
}

/** Makes a finding with the severity and the remedy of its code. */
export function finding(
  code: FindingCode,
  { row, rowId, column }: FindingCell,
  params: Finding['params'] = {},
): Finding {
  const [severity, remedy] = RULES[code];
  return { code, severity, row, rowId, column, params, remedy };
}
