import { type SampleCorrection } from '@omics-portal/qc-inputs';
import {
  type ExpressionReport,
  quartetSampleOf,
  type QcCurve,
  type QcNotice,
  type QcSequencing,
  type SampleSheetRow,
  sampleCount,
  sequencingPart,
  type ThresholdProfile,
} from '@omics-portal/qc-metrics';
import { type ProgramContext } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { differingValues } from '../qc-folder/file-notices.ts';
import { jobNotices } from '../qc-folder/job-notices.ts';
import { noFigures, printFileProblems, readQcFolder, writeCurves } from '../qc-folder/read-qc-folder.ts';
import { readCorrections } from '../qc-folder/sample-corrections.ts';

/** Progress in percent before and after the files are read. */
const READING = { from: 40, to: 80 };

/** Reads and alignments as a part of the report, and the curves of their samples. */
export interface ReadSequencing {
  readonly part: QcSequencing;
  readonly curves: readonly QcCurve[];
  readonly notices: readonly QcNotice[];
  readonly differing: Pick<ExpressionReport, 'differingValues'>;
}

/**
 * Reads and alignments of the libraries: the outputs of quality control in a folder. A library of the sample sheet has its sample from
 * there. Throws `ProgramError` for a folder without figures.
 */
export async function readSequencing(
  folder: ProgramFile,
  { profile, sheet }: { readonly profile: ThresholdProfile; readonly sheet: readonly SampleSheetRow[] },
  { params, out, progress, log }: ProgramContext,
): Promise<ReadSequencing> {
  const found = await readQcFolder(folder, {
    corrections: readCorrections(params.text('samples', '')),
    donors: donorsOf(sheet),
    onShare: (share) => progress(READING.from + share * (READING.to - READING.from)),
    log,
  });
  const { files, samples, curves, notices, all } = found;
  if (files.length === 0) {
    throw noFigures(folder, found);
  }
  log(`${files.length} of ${all} files have figures of reads or alignments: ${sampleCount(samples)} samples`);
  printFileProblems(found, log);
  const input = { folder: found.jobs.folderName, files, samples, curves: writeCurves(out, curves) };
  const differing = differingValues(found.inputs.conflicts);
  return {
    part: sequencingPart(input, profile),
    curves: curves.curves,
    notices: [...jobNotices(params.text('jobsWithoutResult', '')), ...notices],
    differing,
  };
}

function donorsOf(sheet: readonly SampleSheetRow[]): Record<string, SampleCorrection> {
  return Object.fromEntries(
    sheet.flatMap(({ library, sample }) => {
      const donor = quartetSampleOf(sample);
      return donor === null ? [] : [[library, { donor }]];
    }),
  );
}
