import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_TOOLS, type QcInputs, readFolder } from '@omics-portal/qc-inputs';
import {
  buildDnaReport,
  comparedCurves,
  type DnaReport,
  type QcCurves,
  type Sequencing,
  SEQUENCING,
} from '@omics-portal/qc-metrics';
import { type ProgramContext, ProgramError, runProgram } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import { metricsTable } from '../report/metrics-table.ts';
import { thresholdProfile } from '../report/profiles.ts';
import { ENGLISH } from '../report/texts/english.ts';
import { writePages } from '../report/write-pages.ts';
import { findFiles } from './find-files.ts';
import { installedHistory } from './installed-history.ts';
import { familiesOfOwnResults, OWN_RESULT } from './own-results.ts';
import { printedProblem, problemSentence } from './problem-sentences.ts';
import { reportPage } from './report-page.ts';
import { donorCalls, familyConcordance, sampleCurves, sampleTable, sequencingOf } from './report-input.ts';
import { readCorrections } from './sample-corrections.ts';

const SOFTWARE = { name: 'dna-qc-report', version: '1.3.0' };
/** File with the curves of all samples. */
const CURVES_FILE = 'curves.json';
/** Progress in percent when the files have been read. */
const READ = 80;
/** Maximum number of problems of files after the reason of a failure. */
const MAX_PROBLEMS = 20;

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const folder = params.file('folder');
  const chosen = sequencingParam(params.text('sequencing', 'auto'));
  const profile = thresholdProfile('genomics', params.text('thresholdProfile', 'default'));
  const reference = installedHistory();
  const { files, all } = await findFiles(folder.path, (share) => progress(share * READ));
  const texts = files.filter(({ path }) => !OWN_RESULT.test(path));
  const inputs = readFolder(texts, { corrections: readCorrections(params.text('samples', '')) });
  const problems = inputs.files.flatMap((file) => file.problems);
  problems.forEach((problem) => log(problemSentence(problem)));
  const read = filesOf(inputs);
  const families = [...familyConcordance(inputs), ...familiesOfOwnResults(files)];
  if (read.length === 0 && families.length === 0) {
    throw new ProgramError(
      `${folder.name} has no file with figures of quality control; ${all} files were looked into.`,
      'Choose a folder with outputs of MultiQC, FastQC, fastp, SAMtools, Picard, Qualimap, hap.py or bcftools, or of the apps of this portal.',
      [
        ...problemIn(folder.name, 'dna.no-figures', { files: all }),
        ...problems.slice(0, MAX_PROBLEMS).flatMap(printedProblem),
      ],
    );
  }
  const curves: QcCurves = { schemaVersion: 1, curves: comparedCurves(sampleCurves(inputs)) };
  const built = buildDnaReport({
    folder: folder.name,
    files: [...read, ...ownFiles(files.map(({ path }) => path))],
    calls: donorCalls(inputs),
    families,
    samples: sampleTable(inputs),
    sequencing: chosen ?? sequencingOf(inputs),
    sequencingChosen: chosen !== null,
    synthetic: /synthetic/i.test(folder.name),
    generatedAt: new Date().toISOString(),
    software: SOFTWARE,
    profile,
    ...(reference && { reference }),
  });
  const report: DnaReport = {
    ...built,
    curves: { file: CURVES_FILE, entries: curves.curves.length },
  };
  progress(95);
  writeFileSync(join(out, CURVES_FILE), `${JSON.stringify(curves)}\n`);
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writePages(out, (texts) => reportPage(report, texts));
  writeFileSync(join(out, 'metrics.tsv'), metricsTable(report));
  log(
    `${report.input.files.length} of ${all} files have figures: ${report.samples.rows.length} samples, ${report.calls.length} compared with a truth set, ${families.length} families`,
  );
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

function filesOf({ files }: QcInputs): DnaReport['input']['files'] {
  return files.flatMap(({ path, format, samples }) =>
    format !== null && samples.length > 0 ? [{ path, tool: FORMAT_TOOLS[format] }] : [],
  );
}

function ownFiles(paths: readonly string[]): DnaReport['input']['files'] {
  return paths.filter((path) => OWN_RESULT.test(path)).map((path) => ({ path, tool: 'variant-qc' }));
}

await runProgram(SOFTWARE.name, work);
