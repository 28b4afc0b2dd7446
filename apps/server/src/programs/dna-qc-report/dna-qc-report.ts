import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildDnaReport,
  type DnaReport,
  sampleCount,
  type Sequencing,
  SEQUENCING,
} from '@omics-portal/qc-metrics';
import { type Program, type ProgramContext, ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { metricsTable } from '../report/metrics-table.ts';
import { thresholdProfile } from '../report/profiles.ts';
import { ENGLISH } from '../report/texts/english.ts';
import { writePages } from '../report/write-pages.ts';
import { differingValues } from '../qc-folder/file-notices.ts';
import { jobNotices } from '../qc-folder/job-notices.ts';
import { noFigures, printFileProblems, readQcFolder, writeCurves } from '../qc-folder/read-qc-folder.ts';
import { readCorrections } from '../qc-folder/sample-corrections.ts';
import { installedHistory } from './installed-history.ts';
import { familiesOfOwnResults, OWN_RESULT } from './own-results.ts';
import { reportPage } from './report-page.ts';
import { donorCalls, familyConcordance, sequencingOf } from './report-input.ts';

const SOFTWARE = { name: 'dna-qc-report', version: '1.8.0' };
/** Progress in percent when the files have been read. */
const READ = 80;

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const folder = params.file('folder');
  const name = params.text('sampleId', '');
  const chosen = sequencingParam(params.text('sequencing', 'auto'));
  const profile = thresholdProfile('genomics', params.text('thresholdProfile', 'default'));
  const reference = installedHistory();
  const missingJobs = jobNotices(params.text('jobsWithoutResult', ''));
  const found = await readQcFolder(folder, {
    corrections: readCorrections(params.text('samples', '')),
    onShare: (share) => progress(share * READ),
    log,
    others: OWN_RESULT,
  });
  const { inputs, others, files: read, samples } = found;
  const families = [...familyConcordance(inputs), ...familiesOfOwnResults(others)];
  if (read.length === 0 && families.length === 0) {
    throw noFigures(folder, found);
  }
  const built = buildDnaReport({
    folder: found.jobs.folderName,
    files: [
      ...read,
      ...others
        .filter(({ path }) => !read.some((file) => file.path === path))
        .map(({ path }) => ({ path, tool: 'variant-qc', ...found.jobs.of(path) })),
    ],
    calls: donorCalls(inputs),
    families,
    samples,
    sequencing: chosen ?? sequencingOf(inputs),
    sequencingChosen: chosen !== null,
    synthetic: /synthetic/i.test(folder.name),
    generatedAt: new Date().toISOString(),
    software: SOFTWARE,
    notices: [...missingJobs, ...found.notices],
    profile,
    ...(reference && { reference }),
  });
  const report: DnaReport = {
    ...built,
    ...differingValues(inputs.conflicts),
    curves: writeCurves(out, found.curves),
  };
  progress(95);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writePages(out, (texts) => reportPage(report, texts, { name, curves: found.curves.curves }));
  writeFileSync(join(out, 'metrics.tsv'), metricsTable(report));
  log(
    `${report.input.files.length} of ${found.all} files have figures: ${sampleCount(report.samples)} samples, ${report.calls.length} compared with a truth set, ${families.length} families`,
  );
  [...missingJobs, ...found.notices].forEach((notice) => log(ENGLISH.notice(notice)));
  printFileProblems(found, log);
  log(`Verdict: ${ENGLISH.levels[report.verdict.level]}`);
}

function sequencingParam(text: string): Sequencing | null {
  const known = SEQUENCING.find((kind) => kind === text);
  if (!known && text !== 'auto') {
    const choices = ['auto', ...SEQUENCING].join(', ');
    throw new ProgramError(
      `"${text}" is no kind of sequencing that this app knows (parameter "sequencing").`,
      `Choose one of ${choices}.`,
      problemIn('', 'program.unknown-choice', { parameter: 'sequencing', text, choices }),
    );
  }
  return known ?? null;
}

/** Program `dna-qc-report`. */
export const dnaQcReport: Program = { name: SOFTWARE.name, work };
