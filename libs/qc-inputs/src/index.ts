// Reading
export { donorsWithoutCalls, foundSamples, type FoundSample } from './folder/found-samples';
export { readFolder, type ReadFolderOptions } from './folder/read-folder';
export { recognise } from './folder/recognise';
export { isArchive } from './archive/is-archive';

// Result
export { type FigureConflict, type FileSummary, type InputFile, type QcInputs } from './model/qc-inputs';
export { FORMAT_TOOLS, INPUT_FORMATS, type InputFormat } from './model/input-format';
export { type InputProblem, type InputProblemCode } from './model/input-problem';
export { type ProgramProblemCode, type ProgramProblemParams } from './model/program-problem';

// Samples
export {
  type Donor,
  DONORS,
  type SampleCorrection,
  type SampleFigures,
  type SampleName,
} from './model/sample';
export { matchDonor } from './names/donor';

// Figures
export {
  type Figure,
  type FigureDefinition,
  type FigureKey,
  FIGURES,
  type FigureSource,
  type FigureUnit,
  type OtherFigure,
  type Stage,
  STAGES,
  type Tool,
} from './model/figure';
export { type CurveKind, CURVES, type ToolCurve } from './model/tool-curve';
export {
  type CallFigures,
  type ConcordanceFigures,
  type DnaCounts,
  type MendelianCounts,
} from './model/variant-counts';
