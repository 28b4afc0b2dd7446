/**
 * Run descriptor (`run.local.json`): the program of an app for the local runner, the form fields of its parameters, its
 * output files, and the report plugin for its result. `app-store/README.md` explains each key with an example;
 * `run-descriptor-schema.ts` is the schema.
 */
export interface RunDescriptor {
  readonly descriptorVersion: 1;
  readonly engine: 'local';
  /** Folder name under `src/programs` (and file name under `dist/programs`). */
  readonly program: string;
  readonly params: readonly ParamMapping[];
  readonly outputs: readonly OutputFile[];
  /** Heap limit in MB; a run that exceeds it is ended. Default: the limit of the runner. */
  readonly memoryMb?: number;
  /** Time limit in minutes; a run that exceeds it is ended. Default: the limit of the runner. */
  readonly timeMinutes?: number;
  /** Absent: the app writes files but no report. */
  readonly report?: ReportMapping;
}

/** Parameter mapping: a parameter of the program and its form field (schema model). */
export interface ParamMapping {
  readonly name: string;
  /** `model` of the form field, or `sample_id`. */
  readonly from: string;
  /** `file` and `files` contain storage links, which the runner replaces by readable local files. */
  readonly kind: 'text' | 'number' | 'boolean' | 'file' | 'files';
  readonly required?: boolean;
  /** Value for an empty form field. */
  readonly default?: string | number | boolean;
}

/** Output file, written by the program into its output folder. */
export interface OutputFile {
  readonly name: string;
  readonly file: string;
  readonly kind: 'json' | 'tsv' | 'html';
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
