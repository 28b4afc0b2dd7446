import {
  MatrixReader,
  type Omics,
  type Parsed,
  parseSampleSheet,
  prepareTable,
  type QcNotice,
  type ReadTable,
  type SampleSheetRow,
  type ScaleChoice,
  type TablePreparation,
  type TableProblem,
  type ExpressionMatrix,
  withFpkm,
} from '@omics-portal/qc-metrics';
import { type ProgramContext, ProgramError } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';
import { sentenceAbout } from './problem-sentences.ts';
import { readText, type ReadText, type TextReader } from './read-table.ts';

/** Progress in percent before and after the data table is read. */
const READING = { from: 5, to: 40 };
const MEGABYTE = 1_000_000;
/** Columns that a notice names. */
const MAX_NAMES = 12;
/** Maximum size of a sample sheet, far above 2,000 libraries; a data table chosen by mistake is often larger. */
const MAX_SHEET_LENGTH = 10 * MEGABYTE;

/** Data table and sample sheet of a report, as read. */
export interface ReportTables {
  readonly dataFile: string;
  readonly metadataFile: string;
  readonly sheet: readonly SampleSheetRow[];
  readonly matrix: ExpressionMatrix;
  readonly preparation: TablePreparation;
  readonly notices: readonly QcNotice[];
  /** True when a name or a comment of the tables says that a generator made them. */
  readonly synthetic: boolean;
}

/** Reads the two tables of a report, and the FPKM of RNA. Throws {@link ProgramError} for a table that cannot be used. */
export async function readTables(
  {
    omics,
    scale,
    dataFile,
    metadataFile,
    fpkmFile,
  }: {
    readonly omics: Omics;
    readonly scale: ScaleChoice;
    readonly dataFile: ProgramFile;
    readonly metadataFile: ProgramFile;
    readonly fpkmFile: ProgramFile | undefined;
  },
  { progress, log }: Pick<ProgramContext, 'progress' | 'log'>,
): Promise<ReportTables> {
  progress(READING.from);
  const sheetText = await readText(metadataFile, () => sheetCollector(metadataFile));
  const sheet = accept(parseSampleSheet(sheetText.value), metadataFile);
  const data = await readData(dataFile, sheet.value, omics, (share) =>
    progress(READING.from + share * (READING.to - READING.from)),
  );
  const table = accept(data.value, dataFile);
  const prepared = accept(prepareTable(omics, table.value, scale), dataFile);
  log(`${prepared.value.matrix.features.length} features, ${sheet.value.length} libraries`);
  const fpkm = fpkmFile ? await readFpkm(fpkmFile, prepared.value.matrix, sheet.value) : null;
  return {
    dataFile: dataFile.name,
    metadataFile: metadataFile.name,
    sheet: sheet.value,
    preparation: prepared.value.preparation,
    matrix: fpkm?.matrix ?? prepared.value.matrix,
    notices: [
      ...encodingNotice(dataFile, data),
      ...encodingNotice(metadataFile, sheetText),
      ...unusedNotice(dataFile, table.value.unusedColumns),
      ...(fpkm?.notices ?? []),
    ],
    synthetic: [dataFile.name, metadataFile.name, ...table.comments, ...sheet.comments].some((text) =>
      /synthetic/i.test(text),
    ),
  };
}

/** Table of counts with the FPKM of its genes. */
async function readFpkm(
  file: ProgramFile,
  counts: ExpressionMatrix,
  sheet: readonly SampleSheetRow[],
): Promise<Pick<ReportTables, 'matrix' | 'notices'>> {
  const text = await readData(file, sheet, 'transcriptomics', () => undefined);
  const matrix = accept(withFpkm(counts, accept(text.value, file).value.matrix), file).value;
  const notice: QcNotice = { code: 'fpkm-table', params: { file: file.name } };
  return { matrix, notices: [...encodingNotice(file, text), notice] };
}

/** Notice about columns that the sample sheet does not name; the first of them are named. */
function unusedNotice({ name }: ProgramFile, columns: readonly string[] = []): QcNotice[] {
  const rest = columns.length > MAX_NAMES ? ' …' : '';
  const names = `${columns.slice(0, MAX_NAMES).join(', ')}${rest}`;
  return columns.length === 0
    ? []
    : [{ code: 'columns-unused', params: { file: name, count: columns.length, columns: names } }];
}

function sheetCollector({ name }: ProgramFile): TextReader<string> {
  let text = '';
  return {
    push: (piece) => {
      text += piece;
      if (text.length > MAX_SHEET_LENGTH) {
        throw new ProgramError(
          `${name} is too large for a sample sheet (more than ${MAX_SHEET_LENGTH / MEGABYTE} MB).`,
          'Choose the sample sheet as the metadata file, and the table of values as the data file.',
          problemIn(name, 'program.large-sheet', { limit: MAX_SHEET_LENGTH / MEGABYTE }),
        );
      }
    },
    finish: () => text,
  };
}

function readData(
  file: ProgramFile,
  sheet: readonly SampleSheetRow[],
  omics: Omics,
  onShare: (share: number) => void,
): Promise<ReadText<Parsed<ReadTable>>> {
  const libraries = sheet.map((row) => row.library);
  const open = (fractionRead: () => number): TextReader<Parsed<ReadTable>> => {
    const reader = new MatrixReader(libraries, { fractionRead });
    return {
      push: (text) => reader.push(text),
      finish: () => reader.finish({ nonNegative: omics === 'transcriptomics' }),
    };
  };
  return readText(file, open, onShare);
}

function encodingNotice({ name }: ProgramFile, { encoding }: ReadText<unknown>): QcNotice[] {
  return encoding === 'UTF-8' ? [] : [{ code: 'text-encoding', params: { file: name, encoding } }];
}

function accept<T>(parsed: Parsed<T>, file: ProgramFile): Extract<Parsed<T>, { ok: true }> {
  if (!parsed.ok) {
    const sentences = parsed.problems.map(sentenceAbout);
    const [first = ''] = sentences;
    const more = sentences.length > 1 ? ` (and ${othersOf(parsed.problems)} more, above)` : '';
    throw new ProgramError(
      `${file.name} cannot be used: ${first.replace(/\.$/, '')}${more}.`,
      'Correct the file and run the job again; the help of the app shows the columns.',
      parsed.problems.map(({ code, params }) => ({ file: file.name, code, params })),
      sentences.length > 1 ? sentences : [],
    );
  }
  return parsed;
}

/** Number of the problems after the first. */
function othersOf(problems: readonly TableProblem[]): string {
  const last = problems.at(-1);
  return last?.code === 'more-problems'
    ? `at least ${Number(last.params['count']) - 1}`
    : String(problems.length - 1);
}
