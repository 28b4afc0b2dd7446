import { type Figure, type FigureKey } from './figure';
import { type InputFormat } from './input-format';
import { type InputProblem } from './input-problem';
import { type SampleFigures, type SampleName } from './sample';
import { type ToolCurve } from './tool-curve';
import { type DnaCounts, type MendelianCounts } from './variant-counts';

/** Text file with its path within the folder, separated by `/`. The text may come in pieces. */
export interface InputFile {
  readonly path: string;
  readonly text: string | Iterable<string>;
}

/**
 * Two values of one figure of one sample that differ by more than rounding. `kept` is in the result. A `contradiction`
 * is between values of one tool. Those of several tools, or of the genome and of targets, differ by `definition`.
 */
export interface FigureConflict extends Pick<SampleName, 'name' | 'read'> {
  readonly key: FigureKey;
  readonly kept: Figure;
  readonly other: Figure;
  readonly kind: 'contradiction' | 'definition';
}

/** Result of reading one file. */
export interface FileSummary {
  readonly path: string;
  /** Null when no reader takes the file. */
  readonly format: InputFormat | null;
  /** Version of the tool that wrote the file, where it says so. */
  readonly toolVersion: string | null;
  /** Names of samples with a figure, curve or count from this file. */
  readonly samples: readonly string[];
  readonly problems: readonly InputProblem[];
}

/** Quality figures of a folder: input of the `dseqc` and `rseqc` reports. */
export interface QcInputs {
  /** Samples and FASTQ files in the order of their names. */
  readonly samples: readonly SampleFigures[];
  readonly curves: readonly ToolCurve[];
  readonly dna: readonly DnaCounts[];
  readonly mendelian: readonly MendelianCounts[];
  readonly conflicts: readonly FigureConflict[];
  /** Names of corrections that no sample has. */
  readonly unusedCorrections: readonly string[];
  /** One entry for each file, in the given order. */
  readonly files: readonly FileSummary[];
}
