import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildExpressionReport,
  type Omics,
  type Parsed,
  parseExpressionMatrix,
  parseSampleSheet,
  type QcReport,
} from '@omics-portal/qc-metrics';
import { ProgramError, type ProgramContext, runProgram } from '../command-line.ts';
import { type ProgramFile } from '../run-descriptor.ts';
import { installedReference } from './installed-sets.ts';
import { sentenceAbout } from './problem-sentences.ts';
import { thresholdProfile } from './profiles.ts';
import { reportPage } from './report-page.ts';

const SOFTWARE = { name: 'expression-matrix-qc', version: '1.0.0' };
const OMICS: readonly Omics[] = ['proteomics', 'metabolomics', 'transcriptomics'];

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const omics = OMICS.find((kind) => kind === params.text('omics'));
  if (!omics) {
    throw new ProgramError(
      `"${params.text('omics')}" is no kind of data that this app knows.`,
      `Choose one of ${OMICS.join(', ')}.`,
    );
  }
  const [dataFile, metadataFile] = [params.file('dataFile'), params.file('metadataFile')];
  const profile = thresholdProfile(omics, params.text('thresholdProfile', 'default'));
  const reference = installedReference(omics);
  log(reference ? `Reference set: ${reference.info.id}` : `No reference set is installed for ${omics}.`);
  progress(5);
  const sheet = accept(parseSampleSheet(readTable(metadataFile)), metadataFile);
  const matrix = accept(
    parseExpressionMatrix(
      readTable(dataFile),
      sheet.value.map((row) => row.library),
      { nonNegative: omics !== 'proteomics' },
    ),
    dataFile,
  );
  log(`${matrix.value.features.length} features, ${sheet.value.length} libraries`);
  progress(30);
  const report = buildExpressionReport({
    omics,
    matrix: matrix.value,
    sheet: sheet.value,
    dataFile: dataFile.name,
    metadataFile: metadataFile.name,
    synthetic: [dataFile.name, metadataFile.name, ...matrix.comments, ...sheet.comments].some((text) =>
      /synthetic/i.test(text),
    ),
    generatedAt: new Date().toISOString(),
    software: SOFTWARE,
    profile,
    ...(reference && { reference }),
  });
  progress(90);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(out, 'report.html'), reportPage(report));
  writeFileSync(join(out, 'metrics.tsv'), toTable(report));
  log(`Verdict: ${report.verdict.level}`);
}

function readTable(file: ProgramFile): string {
  try {
    return readFileSync(file.path, 'utf8');
  } catch (error) {
    throw new ProgramError(
      `${file.name} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'Choose the file again.',
    );
  }
}

function accept<T>(parsed: Parsed<T>, file: ProgramFile): Extract<Parsed<T>, { ok: true }> {
  if (!parsed.ok) {
    const sentences = parsed.problems.map(sentenceAbout);
    const [first = ''] = sentences;
    const more = sentences.length > 1 ? ` (and ${sentences.length - 1} more, above)` : '';
    throw new ProgramError(
      `${file.name} cannot be used: ${first.replace(/\.$/, '')}${more}.`,
      'Correct the file and run the job again; the help of the app shows the columns.',
      sentences.length > 1 ? sentences : [],
    );
  }
  return parsed;
}

function toTable({ metrics }: QcReport): string {
  const header = [
    'metric',
    'value',
    'unit',
    'history_mean',
    'history_sd',
    'rank',
    'of',
    'grade',
    'not_computed',
  ];
  const rows = metrics.map(({ key, value, unit, history, rank, grade, notComputed }) =>
    [
      key,
      value ?? 'NA',
      unit,
      history?.mean ?? '',
      history?.sd ?? '',
      rank?.position ?? '',
      rank?.of ?? '',
      grade ?? '',
      notComputed?.reason ?? '',
    ].join('\t'),
  );
  return `${[header.join('\t'), ...rows].join('\n')}\n`;
}

await runProgram(SOFTWARE.name, work);
