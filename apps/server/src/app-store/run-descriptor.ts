/**
 * The contents of `run.local.json`: how the local runner starts an app's program, which form fields become which
 * parameters, which files the program leaves behind, and which report plugin shows the result.
 * `app-store/README.md` explains each key with an example; `run-descriptor-schema.ts` is what a file is checked by.
 */
export interface RunDescriptor {
  readonly descriptorVersion: 1;
  readonly engine: 'local';
  /** Folder name under `src/programs` (and file name under `dist/programs`). */
  readonly program: string;
  readonly params: readonly ParamMapping[];
  readonly outputs: readonly OutputFile[];
  /** Heap of the program, in MB; a run that needs more is ended. Absent: what the runner gives every program. */
  readonly memoryMb?: number;
  /** Absent: the app leaves files and no report. */
  readonly report?: ReportMapping;
}

/** One parameter of the program and the form field (schema model) it is taken from. */
export interface ParamMapping {
  readonly name: string;
  /** The `model` of the form field, or `sample_id`. */
  readonly from: string;
  /** `file` and `files` hold storage links: the runner replaces each by a readable local file. */
  readonly kind: 'text' | 'number' | 'boolean' | 'file' | 'files';
  readonly required?: boolean;
  /** Taken when the form leaves the field empty. */
  readonly default?: string | number | boolean;
}

/** A file that the program writes into its output folder. */
export interface OutputFile {
  readonly name: string;
  readonly file: string;
  readonly kind: 'json' | 'tsv' | 'html';
}

/** Which output is the report, and the plugin that lists it. */
export interface ReportMapping {
  /** Name of the output that a reader opens. */
  readonly output: string;
  /** Name of the output with the figures (a QcReport). */
  readonly result: string;
  /** Plugin name, or plugin names by the value of one parameter; `{brand}` is filled in by the server. */
  readonly plugin: string | { readonly byParam: string; readonly values: Readonly<Record<string, string>> };
}
