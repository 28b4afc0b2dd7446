import { useLingui } from '@lingui/react/macro';
import { formatFileSize } from '@omics-portal/wording';
import type { SheetFileProblem } from '../sheet/files/sheet-file-problem';

/** Messages about spreadsheets that cannot be read, with the remedy. */
export function useSpreadsheetMessages(): (problem: SheetFileProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.kind) {
      case 'too-large':
      case 'expands': {
        const max = formatFileSize(problem.max);
        return t`The spreadsheet is too large: at most ${max} can be read. Split it.`;
      }
      case 'too-many-rows': {
        const { max } = problem;
        return t`The spreadsheet has more than ${max} rows. Split it into several projects.`;
      }
      case 'too-many-columns': {
        const { max } = problem;
        return t`The spreadsheet has more than ${max} columns. Remove those that are not needed.`;
      }
      case 'empty':
        return t`The spreadsheet is empty.`;
      case 'old-or-locked':
        return t`This is an old XLS file or a workbook with a password. Save it as XLSX or CSV without a password.`;
      case 'not-a-workbook':
        return t`This is not an XLSX workbook, or it is damaged. Save it again as XLSX or CSV.`;
      case 'not-text':
        return t`This is not a spreadsheet. Choose a CSV, TSV or XLSX file.`;
      case 'open-quote': {
        const { line } = problem;
        return t`A quotation mark is opened in line ${line} and never closed.`;
      }
    }
  };
}
