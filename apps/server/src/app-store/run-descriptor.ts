import type { FiguresMapping } from './figures-mapping.ts';

/**
 * Run descriptor (`run.<engine>.json`): how an engine runs an app, the form fields of its parameters, its outputs, and the
 * report plugin for its result. `app-store/README.md` explains each key with examples; `run-descriptor-schema.ts` is the
 * schema. This is version 2, and the only shape that the server works with.
 */
export type RunDescriptor = LocalDescriptor | WesDescriptor;

/** Run descriptor of the local engine: a program of this repository, or a tool of the machine. */
export type LocalDescriptor = ProgramDescriptor | CommandDescriptor;

/** Descriptor of a program of this repository, started with `--params <file> --out <folder>`. */
export interface ProgramDescriptor extends CommonDescriptor {
  readonly engine: 'local';
  /** Folder name under `src/programs` (and file name under `dist/programs`). */
  readonly program: string;
}

/** Descriptor of a tool that the machine has. It is started directly, never by a shell. */
export interface CommandDescriptor extends CommonDescriptor {
  readonly engine: 'local';
  /** Name of the tool, found on the `PATH`. */
  readonly command: string;
  readonly arguments?: readonly CommandArgument[];
}

/**
 * Argument of a command. `{name}` is replaced by the value of the parameter `name`, `{out}` by the output folder. Without a
 * value the argument is left out; arguments in a list are left out together.
 */
export type CommandArgument = string | readonly string[];

/** Run descriptor of engines with the GA4GH Workflow Execution Service API. */
export interface WesDescriptor extends CommonDescriptor {
  readonly engine: 'wes';
  readonly workflow: WorkflowUrl | WorkflowFile;
  readonly type: 'CWL' | 'WDL' | 'NFL' | 'SMK';
  /** Version of the workflow language, such as `v1.2` for CWL. */
  readonly version: string;
  /** `workflow_engine_parameters` of the request. */
  readonly engineParameters?: Readonly<Record<string, string>>;
  /** Names of the workflow's steps in their order, for a percentage. */
  readonly steps?: readonly string[];
}

/** Workflow that the engine fetches itself. */
export interface WorkflowUrl {
  readonly url: string;
}

/** Workflow in the app's folder, sent with its attachments. Paths are relative to that folder. */
export interface WorkflowFile {
  readonly file: string;
  readonly attachments?: readonly string[];
}

interface CommonDescriptor {
  readonly descriptorVersion: 2;
  readonly params: readonly ParamMapping[];
  readonly outputs: readonly RunOutput[];
  /** Sample sheet that the engine writes for each run. */
  readonly sampleSheet?: SampleSheet;
  readonly limits?: RunLimits;
  /** Absent: the app writes files but no report. */
  readonly report?: ReportMapping;
  /** Report plugins that read the files of all jobs of a project, in the order of choice; the server replaces `{brand}`. */
  readonly projectReports?: readonly string[];
  /** Absent: the project has no figures over its samples. */
  readonly figures?: FiguresMapping;
}

/** Limits of a run, for all of its processes together. A run that exceeds one is ended. Default: those of the engine. */
export interface RunLimits {
  /** Time since the start. */
  readonly timeMinutes?: number;
  /** Resident memory in MB. */
  readonly memoryMb?: number;
  /** Processor time: two processors count twice. */
  readonly cpuMinutes?: number;
}

/**
 * Sample sheet of a run: a CSV file with a header and one row, the sample of the job. Nextflow pipelines of nf-core read their
 * samples from such a file.
 */
export interface SampleSheet {
  /** Parameter that receives the file. */
  readonly param: string;
  /** Columns: the names of the header, and their form fields. A file is the address or path that the run reads it by. */
  readonly columns: readonly SheetColumn[];
}

/** Name of the sample sheet among the files of a run. */
export const SHEET_FILE = 'samplesheet.csv';

/** Column of a sample sheet. */
export interface SheetColumn extends ParamMapping {
  readonly kind: Exclude<ParamMapping['kind'], 'files'>;
}

/** Parameter mapping: a parameter of the program and its form field (schema model). */
export interface ParamMapping {
  readonly name: string;
  /** `model` of the form field, or `sample_id`. */
  readonly from: string;
  /** `file` and `files` contain storage links, which an engine replaces by what its runs can read. */
  readonly kind: 'text' | 'number' | 'boolean' | 'file' | 'files';
  readonly required?: boolean;
  /** Form field whose value stands in for this required one, and for all others with the same substitute. */
  readonly unless?: string;
  /** Form field that must have this value; with another value the parameter does not exist. */
  readonly when?: { readonly field: string; readonly is: string };
  /** Value for an empty form field. */
  readonly default?: string | number | boolean;
}

/** Output of a run, found by exactly one of `file`, `pattern`, `folder` and `output`. */
export type RunOutput = FileOutput | PatternOutput | FolderOutput | NamedOutput;

/** Kind of an output, for readers and previews. */
export type OutputKind = (typeof OUTPUT_KINDS)[number];

/** All output kinds. */
export const OUTPUT_KINDS = [
  'json',
  'tsv',
  'csv',
  'html',
  'text',
  'pdf',
  'image',
  'bam',
  'vcf',
  'fastq',
  'folder',
  'file',
] as const;

/** Output at a fixed path in the output folder. */
export interface FileOutput extends OutputBase {
  readonly file: string;
}

/** Output at a path that matches a glob: the first match by name. */
export interface PatternOutput extends OutputBase {
  readonly pattern: string;
}

/** Output of kind `folder`: a folder with all its files. */
export interface FolderOutput extends OutputBase {
  readonly folder: string;
}

/** Output by its name in the engine's own list of outputs (WES only). */
export interface NamedOutput extends OutputBase {
  readonly output: string;
}

interface OutputBase {
  readonly name: string;
  readonly kind: OutputKind;
  /** Default: true. A run that leaves a required output out has failed. */
  readonly required?: boolean;
}

/** Report mapping: the output that is the report, and the plugin that lists it. */
export interface ReportMapping {
  /** Name of the output that readers open. */
  readonly output: string;
  /** Name of the output with the metrics (a QcReport). */
  readonly result: string;
  /** Plugin name, or plugin names by the value of one parameter; the server replaces `{brand}`. */
  readonly plugin: string | { readonly byParam: string; readonly values: Readonly<Record<string, string>> };
}
