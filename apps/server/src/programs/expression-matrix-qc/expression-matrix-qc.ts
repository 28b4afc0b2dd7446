import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildReadsReport,
  type ExpressionReport,
  type Omics,
  type QcSequencing,
  type ScaleChoice,
  type ThresholdProfile,
} from '@omics-portal/qc-metrics';
import { type Program, type ProgramContext, ProgramError } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';
import { correctionNotices } from '../qc-folder/file-notices.ts';
import { readCorrections } from '../qc-folder/sample-corrections.ts';
import { metricsTable } from '../report/metrics-table.ts';
import { thresholdProfile } from '../report/profiles.ts';
import { ENGLISH } from '../report/texts/english.ts';
import { writePages } from '../report/write-pages.ts';
import { assessTables } from './assess-tables.ts';
import { installedReference } from './installed-sets.ts';
import { readSequencing } from './read-sequencing.ts';
import { readTables, type ReportTables } from './read-tables.ts';
import { reportPage } from './report-page.ts';

const SOFTWARE = { name: 'expression-matrix-qc', version: '1.12.0' };
const OMICS: readonly Omics[] = ['proteomics', 'metabolomics', 'transcriptomics'];
const SCALES: readonly ScaleChoice[] = ['auto', 'log2', 'intensities'];
/** Of RNA, `intensities` are counts. */
const RNA_SCALES: readonly ScaleChoice[] = [...SCALES, 'fpkm'];

async function work(context: ProgramContext): Promise<void> {
  const { params, out, progress, log } = context;
  const name = params.text('sampleId', '');
  const omics = oneOf('omics', OMICS, params.text('omics'), 'kind of data');
  const scale = oneOf(
    'scale',
    omics === 'transcriptomics' ? RNA_SCALES : SCALES,
    params.text('scale', 'auto'),
    'scale',
  );
  const profile = thresholdProfile(omics, params.text('thresholdProfile', 'default'));
  const folder = folderOf(omics, params.files('folder'));
  const hasTable = params.files('dataFile').length + params.files('metadataFile').length > 0;
  // One table requires the other, and without a folder both are required.
  const files = folder && !hasTable ? null : [params.file('dataFile'), params.file('metadataFile')];
  const [dataFile, metadataFile] = files ?? [];
  const [fpkmFile] = params.files('fpkmFile');
  const tables =
    dataFile && metadataFile
      ? await readTables({ omics, scale, dataFile, metadataFile, fpkmFile }, context)
      : null;
  const sheet = tables?.sheet ?? [];
  const read = folder ? await readSequencing(folder, { profile, sheet }, context) : null;
  const built = reportOn({ omics, profile, tables, sequencing: read?.part ?? null }, context);
  // Samples of tables have their donors in the sample sheet.
  const unused = Object.keys(folder ? {} : readCorrections(params.text('samples', '')));
  const notices = [...(built.notices ?? []), ...(read?.notices ?? correctionNotices(unused))];
  const report: ExpressionReport = { ...built, notices, ...read?.differing };
  progress(95);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writePages(out, (texts) => reportPage(report, texts, { name, curves: read?.curves }));
  writeFileSync(join(out, 'metrics.tsv'), metricsTable(report));
  if (tables) {
    log(ENGLISH.scale(report.input));
  }
  notices.forEach((notice) => log(ENGLISH.notice(notice)));
  log(`Verdict: ${ENGLISH.levels[report.verdict.level]}`);
}

/** Folder with outputs of quality control, which only RNA may have. */
function folderOf(omics: Omics, [folder]: readonly ProgramFile[]): ProgramFile | undefined {
  if (folder && omics !== 'transcriptomics') {
    throw new ProgramError(
      'A folder with outputs of quality control belongs to RNA only.',
      'Leave the folder empty, or choose RNA as the kind of data.',
      problemIn(folder.name, 'program.folder-for-rna', {}),
    );
  }
  return folder;
}

interface Assessed {
  readonly omics: Omics;
  readonly profile: ThresholdProfile;
  readonly tables: ReportTables | null;
  readonly sequencing: QcSequencing | null;
}

function reportOn(
  { omics, profile, tables, sequencing }: Assessed,
  { out, log }: ProgramContext,
): ExpressionReport {
  const reference = installedReference(omics);
  log(reference ? `Reference set: ${reference.info.id}` : `No reference set is installed for ${omics}.`);
  const settings = {
    generatedAt: new Date().toISOString(),
    software: SOFTWARE,
    profile,
    ...(reference && { reference }),
  };
  if (tables) {
    return assessTables(tables, { ...settings, omics, ...(sequencing && { sequencing }) }, out);
  }
  if (!sequencing) {
    throw new Error('A report is on tables, on a folder or on both.');
  }
  return buildReadsReport({ ...settings, sequencing, synthetic: /synthetic/i.test(sequencing.folder) });
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

/** Program `expression-matrix-qc`. */
export const expressionMatrixQc: Program = { name: SOFTWARE.name, work };
