/**
 * The contents of `run.local.json`: how the local runner starts an app's program, which form fields become which
 * parameters, which files the program leaves behind, and which report plugin shows the result.
 * `app-store/README.md` explains each key with an example.
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

/** A file handed to a program: where it lies, and the name its owner knows it by. */
export interface ProgramFile {
  readonly path: string;
  readonly name: string;
}

/** The object behind `--params`: what a program reads. */
export type ProgramParams = Record<string, string | number | boolean | ProgramFile | ProgramFile[] | null>;

/** A `run.local.json` that cannot be used; `problems` names each wrong key. */
export class RunDescriptorError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The run descriptor is not valid: ${problems.join('; ')}`);
    this.name = 'RunDescriptorError';
    this.problems = problems;
  }
}

const KINDS = ['text', 'number', 'boolean', 'file', 'files'];
const OUTPUT_KINDS = ['json', 'tsv', 'html'];
const PROGRAM_NAME = /^[a-z][a-z0-9-]*$/;

/** Checks the parsed JSON of a `run.local.json`. Throws {@link RunDescriptorError} naming every wrong key. */
export function parseRunDescriptor(value: unknown): RunDescriptor {
  if (!isRecord(value)) {
    throw new RunDescriptorError(['the file must hold one object']);
  }
  const outputs = asRecords(value['outputs']);
  const problems = [
    ...(value['descriptorVersion'] === 1 ? [] : ['descriptorVersion must be 1']),
    ...(value['engine'] === 'local' ? [] : ['engine must be "local"']),
    ...(isText(value['program']) && PROGRAM_NAME.test(value['program'])
      ? []
      : ['program must be a kebab-case name']),
    ...memoryProblems(value['memoryMb']),
    ...paramProblems(value['params']),
    ...outputProblems(value['outputs']),
    ...(value['report'] === undefined
      ? []
      : reportProblems(
          value['report'],
          outputs.map((output) => output['name']),
        )),
  ];
  if (problems.length > 0) {
    throw new RunDescriptorError(problems);
  }
  // Every key was checked just above; the compiler cannot follow checks that collect problems.
  return value as unknown as RunDescriptor;
}

function memoryProblems(value: unknown): string[] {
  const fits = value === undefined || (Number.isInteger(value) && Number(value) >= 16);
  return fits ? [] : ['memoryMb must be a whole number of at least 16'];
}

function paramProblems(value: unknown): string[] {
  if (!Array.isArray(value)) {
    return ['params must be a list'];
  }
  return value.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) {
      return [`params[${index}] must be an object`];
    }
    return [
      ...(isText(entry['name']) ? [] : [`params[${index}].name must be text`]),
      ...(isText(entry['from']) ? [] : [`params[${index}].from must be text`]),
      ...(KINDS.includes(String(entry['kind']))
        ? []
        : [`params[${index}].kind must be one of ${KINDS.join(', ')}`]),
    ];
  });
}

function outputProblems(value: unknown): string[] {
  if (!Array.isArray(value) || value.length === 0) {
    return ['outputs must be a list with at least one file'];
  }
  return value.flatMap((entry: unknown, index) => {
    if (!isRecord(entry)) {
      return [`outputs[${index}] must be an object`];
    }
    const file = entry['file'];
    const staysInside = isText(file) && !file.startsWith('/') && !file.split('/').includes('..');
    return [
      ...(isText(entry['name']) ? [] : [`outputs[${index}].name must be text`]),
      ...(staysInside ? [] : [`outputs[${index}].file must be a path inside the output folder`]),
      ...(OUTPUT_KINDS.includes(String(entry['kind']))
        ? []
        : [`outputs[${index}].kind must be one of ${OUTPUT_KINDS.join(', ')}`]),
    ];
  });
}

function reportProblems(value: unknown, outputNames: readonly unknown[]): string[] {
  if (!isRecord(value)) {
    return ['report must be an object'];
  }
  const plugin = value['plugin'];
  const byParam =
    isRecord(plugin) &&
    isText(plugin['byParam']) &&
    isRecord(plugin['values']) &&
    Object.values(plugin['values']).every(isText);
  return [
    ...(outputNames.includes(value['output']) ? [] : ['report.output must name one of the outputs']),
    ...(outputNames.includes(value['result']) ? [] : ['report.result must name one of the outputs']),
    ...(isText(plugin) || byParam ? [] : ['report.plugin must be text, or { byParam, values }']),
  ];
}

/** A storage link that must become a local file before the program starts. */
export interface FileRequest {
  readonly param: string;
  readonly many: boolean;
  readonly links: readonly string[];
}

/** What a job needs: plain parameters, and the files to fetch first. */
export interface JobInputs {
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly files: readonly FileRequest[];
  /** Form fields that are required and empty. */
  readonly missing: readonly string[];
}

/** Splits one sample of a project into plain parameters and files to fetch, by the app's mapping. */
export function readJobInputs(
  descriptor: RunDescriptor,
  sample: Readonly<Record<string, unknown>>,
): JobInputs {
  const values: Record<string, string | number | boolean> = {};
  const files: FileRequest[] = [];
  const missing: string[] = [];
  for (const { name, from, kind, required, default: fallback } of descriptor.params) {
    const value = isEmpty(sample[from]) ? fallback : sample[from];
    if (isEmpty(value)) {
      missing.push(...(required ? [from] : []));
    } else if (kind === 'file' || kind === 'files') {
      files.push(fileRequest(name, kind, value));
    } else {
      values[name] = asPlain(kind, value);
    }
  }
  return { values, files, missing };
}

function fileRequest(param: string, kind: 'file' | 'files', value: unknown): FileRequest {
  const links = (Array.isArray(value) ? value : [value]).map(String);
  return { param, many: kind === 'files', links: kind === 'file' ? links.slice(0, 1) : links };
}

/** The plugin that lists the report of a job with these parameters; null when the app declares none for them. */
export function reportPluginOf(
  descriptor: RunDescriptor,
  values: Readonly<Record<string, unknown>>,
  brand: string,
): string | null {
  const plugin = descriptor.report?.plugin;
  const template = typeof plugin === 'object' ? plugin.values[String(values[plugin.byParam])] : plugin;
  return template === undefined ? null : template.replaceAll('{brand}', brand);
}

function asPlain(kind: 'text' | 'number' | 'boolean', value: unknown): string | number | boolean {
  if (kind === 'number') {
    return Number(value);
  }
  return kind === 'boolean' ? value === true || value === 'true' : String(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function asRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
