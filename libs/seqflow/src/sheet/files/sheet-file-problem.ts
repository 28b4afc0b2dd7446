/** Reason why a spreadsheet cannot be read: a code with parameters, for which the screen has a message with the remedy. */
export type SheetFileProblem =
  /** The file is larger than `max` bytes. */
  | { readonly kind: 'too-large'; readonly max: number }
  | { readonly kind: 'too-many-rows'; readonly max: number }
  | { readonly kind: 'too-many-columns'; readonly max: number }
  /** An XLSX file unpacks to more than `max` bytes. */
  | { readonly kind: 'expands'; readonly max: number }
  /** Nothing is in the file, or in the sheet of this name. */
  | { readonly kind: 'empty' }
  /** An XLS file of old versions of Excel, or a workbook with a password. */
  | { readonly kind: 'old-or-locked' }
  /** An archive that is no XLSX file, or a damaged one. */
  | { readonly kind: 'not-a-workbook' }
  /** Neither text nor a workbook. */
  | { readonly kind: 'not-text' }
  /** A quote is opened in this line, from 1, and never closed. */
  | { readonly kind: 'open-quote'; readonly line: number };

/** Thrown by readers of spreadsheets; `readSheet` returns its problem. */
export class SheetFileError extends Error {
  readonly problem: SheetFileProblem;

  constructor(problem: SheetFileProblem) {
    super(`The spreadsheet cannot be read: ${problem.kind}.`);
    this.name = 'SheetFileError';
    this.problem = problem;
  }
}
