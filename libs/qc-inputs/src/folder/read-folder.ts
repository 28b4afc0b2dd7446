import { type FileSummary, type InputFile, type QcInputs } from '../model/qc-inputs';
import { type SampleCorrection } from '../model/sample';
import { donorsIn } from '../names/donor';
import { folderOf } from '../text/file-name';
import { mergeCalls } from './merge-calls';
import { mergeCurves } from './merge-curves';
import { mergeFamilies } from './merge-families';
import { SampleMerger } from './merge-samples';
import { type ReadFile, readFile } from './read-file';
import { SampleNames } from './sample-names';

/** Options of {@link readFolder}. */
export interface ReadFolderOptions {
  /** Corrections of samples by a person, by `name` as the result has it without them. Equal names join samples. */
  readonly corrections?: Readonly<Record<string, SampleCorrection>>;
}

/**
 * Quality figures of all files of a folder: outputs of MultiQC, of the tools themselves and of the Quartet workflows, in
 * any mixture. Files of other kinds are listed with a problem. Never throws for a text. Archives must be unpacked, with
 * their folders in `path`.
 */
export function readFolder(
  files: Iterable<InputFile>,
  { corrections = {} }: ReadFolderOptions = {},
): QcInputs {
  const read = Array.from(files, (file) => readFile(file));
  const readings = read.map(({ reading }) => reading);
  const names = new SampleNames(corrections, namesOfFolders(read), read);
  const merger = new SampleMerger(names);
  for (const { figures, others } of readings) {
    figures.forEach((figure) => {
      merger.add(figure);
    });
    others.forEach((other) => {
      merger.addOther(other);
    });
  }
  const inputs = {
    samples: merger.samples(),
    curves: mergeCurves(readings, names),
    dna: mergeCalls(readings, names),
    mendelian: mergeFamilies(readings, names),
    conflicts: merger.conflicts(),
    files: read.map((each) => summaryOf(each, names)),
  };
  return { ...inputs, unusedCorrections: names.unusedCorrections() };
}

/** Samples of the folders of Qualimap, of which only one file names the alignments. */
function namesOfFolders(read: readonly ReadFile[]): Map<string, string> {
  return new Map(
    read.flatMap(({ format, reading }) => {
      const isNamed = format === 'qualimap-genome-results' || format === 'qualimap-rnaseq';
      const written = isNamed ? reading.figures[0]?.sample.written : undefined;
      return written === undefined ? [] : [[folderOf(reading.path), written] as const];
    }),
  );
}

function summaryOf({ format, reading }: ReadFile, names: SampleNames): FileSummary {
  const samples = new Set<string>(reading.mendelian.map(({ family }) => names.resolveFamily(family)));
  for (const { sample } of [...reading.figures, ...reading.others, ...reading.curves, ...reading.dna]) {
    const { name, donor } = names.resolve(sample, reading.path);
    const donors = samples.has(name) || donor ? [] : donorsIn(name);
    if (donors.length > 1) {
      reading.report('ambiguous-donor', {}, { sample: name, donors: donors.join(', ') });
    }
    samples.add(name);
  }
  return {
    path: reading.path,
    format,
    toolVersion: reading.toolVersion,
    samples: [...samples],
    problems: reading.problems,
  };
}
