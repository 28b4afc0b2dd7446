import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FileSummary,
  FORMAT_TOOLS,
  type InputFile,
  type InputProblem,
  type QcInputs,
  readFolder,
  recognise,
  type SampleCorrection,
} from '@omics-portal/qc-inputs';
import {
  comparedCurves,
  type QcCurves,
  type QcFile,
  type QcNotice,
  type QcReadFile,
  type QcSampleTable,
} from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { type FileProblem, problemIn } from '../program-problem.ts';
import { conflictSentence, correctionNotices, fileNotices, problemCount } from './file-notices.ts';
import { findFiles } from './find-files.ts';
import { type JobSamples, jobSamples } from './job-samples.ts';
import { printedProblem, problemSentence } from './problem-sentences.ts';
import { sampleCurves, sampleTable } from './sample-table.ts';

/** File with the curves of all samples. */
const CURVES_FILE = 'curves.json';
/** Maximum number of differing values in the log. */
const MAX_LOGGED = 1000;
/** Maximum number of problems of files after the reason of a failure. */
const MAX_PROBLEMS = 20;

/** Content of the outputs of quality control in a folder. */
export interface QcFolder {
  readonly inputs: QcInputs;
  /** Files with content that only the program that reads the folder knows, whether a reader takes them or not. */
  readonly others: readonly InputFile[];
  /** Files with figures. */
  readonly files: readonly QcReadFile[];
  readonly jobs: JobSamples;
  readonly samples: QcSampleTable;
  readonly curves: QcCurves;
  /** Values that differ, problems of files, and corrections of samples that no file has. */
  readonly notices: readonly QcNotice[];
  /** Number of all files in the folder. */
  readonly all: number;
}

/** Reads the outputs of quality control in a folder; their problems go to the log. Throws {@link ProgramError} for no folder. */
export async function readQcFolder(
  folder: ProgramFile,
  options: {
    readonly corrections: Readonly<Record<string, SampleCorrection>>;
    /** Donors of libraries, of which the folder need not have all. */
    readonly donors?: Readonly<Record<string, SampleCorrection>>;
    readonly onShare: (share: number) => void;
    readonly log: (line: string) => void;
    /** Paths of further files that the program knows. */
    readonly others?: RegExp;
  },
): Promise<QcFolder> {
  const { others } = options;
  const { files, unread, all } = await findFiles(folder.path, options.onShare, others);
  const isOther = ({ path }: InputFile) => others?.test(path) === true;
  const read = readFolder(
    files.filter((file) => !isOther(file) || hasReader(file)),
    { corrections: { ...options.donors, ...options.corrections } },
  );
  const inputs: QcInputs = { ...read, files: [...read.files, ...unread.map(unreadFile)] };
  inputs.files.flatMap((file) => file.problems).forEach((problem) => options.log(problemSentence(problem)));
  inputs.conflicts.slice(0, MAX_LOGGED).forEach((conflict) => options.log(conflictSentence(conflict)));
  const jobs = jobSamples(folder.name, files);
  return {
    inputs,
    jobs,
    others: files.filter(isOther),
    files: inputs.files.flatMap(({ path, format, samples }) =>
      format !== null && samples.length > 0 ? [{ path, tool: FORMAT_TOOLS[format], ...jobs.of(path) }] : [],
    ),
    samples: sampleTable(inputs),
    curves: { schemaVersion: 1, curves: comparedCurves(sampleCurves(inputs)) },
    notices: [
      ...fileNotices(inputs),
      ...correctionNotices(
        inputs.unusedCorrections.filter((name) => Object.hasOwn(options.corrections, name)),
      ),
    ],
    all,
  };
}

/** True for a file that is also read like any other; its other content is for the program. */
function hasReader({ path, text }: InputFile): boolean {
  const [head = ''] = typeof text === 'string' ? [text] : text;
  return recognise(path, head) !== null;
}

/** Entry of a file that was not read. */
function unreadFile(problem: InputProblem): FileSummary {
  return { path: problem.file, format: null, toolVersion: null, samples: [], problems: [problem] };
}

/** Error about a folder without a figure, with the problems of its files. */
export function noFigures(
  { name }: ProgramFile,
  { inputs, all }: Pick<QcFolder, 'inputs' | 'all'>,
): ProgramError {
  return new ProgramError(
    `${name} has no file with figures of quality control; ${all} files were looked into.`,
    'Choose a folder with outputs of MultiQC, FastQC, fastp, SAMtools, Picard, Qualimap, hap.py or bcftools, or of the apps of this portal.',
    [...problemIn(name, 'dna.no-figures', { files: all }), ...printedProblems(inputs)],
  );
}

/**
 * Prints the first problems of the files by their codes, so that each reader gets them in their own language. For a program that has
 * its figures: of one that fails, the first printed problem is the reason.
 */
export function printFileProblems({ inputs }: Pick<QcFolder, 'inputs'>, log: (line: string) => void): void {
  printedProblems(inputs).forEach((problem) => log(`PROBLEM ${JSON.stringify(problem)}`));
}

/** First problems of the files, and the number of the others. */
function printedProblems({ files }: Pick<QcInputs, 'files'>): FileProblem[] {
  const problems = files.flatMap((file) => file.problems);
  const others = problemCount(problems.slice(MAX_PROBLEMS));
  return [
    ...problems.slice(0, MAX_PROBLEMS).flatMap(printedProblem),
    ...(others > 0 ? problemIn('', 'dna.more-problems', { count: others }) : []),
  ];
}

/** Writes the curves of a folder beside the report, and returns their file. */
export function writeCurves(out: string, curves: QcCurves): QcFile {
  writeFileSync(join(out, CURVES_FILE), `${JSON.stringify(curves)}\n`);
  return { file: CURVES_FILE, entries: curves.curves.length };
}
