import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildExpressionReport,
  compareSamples,
  type ExpressionReport,
  featureTable,
  groupBySample,
  MatrixReader,
  type Omics,
  type Parsed,
  parseSampleSheet,
  prepareTable,
  type QcNotice,
  quartetSampleOf,
  type ReadTable,
  type SampleSheetRow,
  type ScaleChoice,
} from '@omics-portal/qc-metrics';
import { ProgramError, type ProgramContext, runProgram } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';
import { installedReference } from './installed-sets.ts';
import { metricsTable } from '../report/metrics-table.ts';
import { sentenceAbout } from './problem-sentences.ts';
import { thresholdProfile } from '../report/profiles.ts';
import { readText, type ReadText, type TextReader } from './read-table.ts';
import { reportPage } from './report-page.ts';
import { writeFeatures } from './write-features.ts';
import { ENGLISH } from '../report/texts/english.ts';
import { writePages } from '../report/write-pages.ts';

const SOFTWARE = { name: 'expression-matrix-qc', version: '1.5.0' };
const OMICS: readonly Omics[] = ['proteomics', 'metabolomics', 'transcriptomics'];
const SCALES: readonly ScaleChoice[] = ['auto', 'log2', 'intensities'];
/** Progress in percent before and after the data table is read. */
const READING = { from: 5, to: 40 };
/** File with the figures of all features. */
const FEATURES_FILE = 'features.tsv';
const MEGABYTE = 1_000_000;
/** Maximum size of a sample sheet, far above 2,000 libraries; a data table chosen by mistake is often larger. */
const MAX_SHEET_LENGTH = 10 * MEGABYTE;

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const omics = oneOf('omics', OMICS, params.text('omics'), 'kind of data');
  const choice = oneOf('scale', SCALES, params.text('scale', 'auto'), 'scale');
  const [dataFile, metadataFile] = [params.file('dataFile'), params.file('metadataFile')];
  const profile = thresholdProfile(omics, params.text('thresholdProfile', 'default'));
  const reference = installedReference(omics);
  log(reference ? `Reference set: ${reference.info.id}` : `No reference set is installed for ${omics}.`);
  progress(READING.from);
  const sheetText = await readText(metadataFile, () => sheetCollector(metadataFile));
  const sheet = accept(parseSampleSheet(sheetText.value), metadataFile);
  const data = await readData(dataFile, sheet.value, omics, (share) =>
    progress(READING.from + share * (READING.to - READING.from)),
  );
  const table = accept(data.value, dataFile);
  const prepared = accept(prepareTable(omics, table.value, choice), dataFile);
  log(`${prepared.value.matrix.features.length} features, ${sheet.value.length} libraries`);
  const { matrix, preparation } = prepared.value;
  const groups = groupBySample(
    sheet.value.map(({ library, sample }) => ({ library, sample: quartetSampleOf(sample) ?? sample })),
  );
  const comparison = compareSamples({ omics, matrix, groups, reference: reference?.foldChanges });
  const { differences } = comparison;
  const features = featureTable({ omics, matrix, scale: preparation.scale, groups, differences });
  const built = buildExpressionReport({
    ...prepared.value,
    omics,
    comparison,
    sheet: sheet.value,
    dataFile: dataFile.name,
    metadataFile: metadataFile.name,
    synthetic: [dataFile.name, metadataFile.name, ...table.comments, ...sheet.comments].some((text) =>
      /synthetic/i.test(text),
    ),
    notices: [...encodingNotice(dataFile, data), ...encodingNotice(metadataFile, sheetText)],
    generatedAt: new Date().toISOString(),
    software: SOFTWARE,
    profile,
    ...(reference && { reference }),
  });
  const report: ExpressionReport = {
    ...built,
    featureTable: { file: FEATURES_FILE, entries: features.entries },
  };
  progress(90);
  writeFeatures(join(out, FEATURES_FILE), features);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writePages(out, (texts) => reportPage(report, texts));
  writeFileSync(join(out, 'metrics.tsv'), metricsTable(report));
  log(ENGLISH.scale(report.input));
  (report.notices ?? []).forEach((notice) => log(ENGLISH.notice(notice)));
  log(`Verdict: ${ENGLISH.levels[report.verdict.level]}`);
}

function oneOf<T extends string>(name: string, known: readonly T[], given: string, what: string): T {
  const found = known.find((value) => value === given);
  if (found === undefined) {
    const choices = known.join(', ');
    throw new ProgramError(
      `"${given}" is no ${what} that this app knows (parameter "${name}").`,
      `Choose one of ${choices}.`,
      problemIn('', 'program.unknown-choice', { parameter: name, text: given, choices }),
    );
  }
  return found;
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
    const more = sentences.length > 1 ? ` (and ${sentences.length - 1} more, above)` : '';
    throw new ProgramError(
      `${file.name} cannot be used: ${first.replace(/\.$/, '')}${more}.`,
      'Correct the file and run the job again; the help of the app shows the columns.',
      parsed.problems.map(({ code, params }) => ({ file: file.name, code, params })),
      sentences.length > 1 ? sentences : [],
    );
  }
  return parsed;
}

await runProgram(SOFTWARE.name, work);
