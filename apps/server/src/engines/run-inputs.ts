import type { ParamMapping, RunDescriptor, SheetColumn } from '../app-store/run-descriptor.ts';

/** File input: storage links that must become local files before the program starts. */
export interface FileRequest {
  readonly param: string;
  readonly many: boolean;
  readonly links: readonly string[];
}

/** Inputs of a run: plain parameters and the files to fetch. */
export interface RunInputs {
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly files: readonly FileRequest[];
  /** Sample sheet to write; undefined for an app without one. */
  readonly sheet: SheetRequest | undefined;
  /** Required form fields without a value. */
  readonly missing: readonly string[];
}

/** Sample sheet to write: its parameter, and its cells in the order of the columns. */
export interface SheetRequest {
  readonly param: string;
  readonly cells: readonly SheetCell[];
}

/** Cell of a sample sheet: a plain value, or the storage link of a file. Without a value the text is empty. */
export interface SheetCell {
  readonly column: string;
  readonly text: string;
  readonly isLink: boolean;
}

/** Splits one sample of a project into plain parameters and files to fetch, by the app's mapping. */
export function readRunInputs(
  descriptor: RunDescriptor,
  sample: Readonly<Record<string, unknown>>,
): RunInputs {
  const values: Record<string, string | number | boolean> = {};
  const files: FileRequest[] = [];
  const missing: string[] = [];
  const params = paramsFor(descriptor, sample);
  const valueOf = (param: ParamMapping): unknown => {
    const { from, default: fallback } = param;
    const value = isEmpty(sample[from]) ? fallback : sample[from];
    if (isEmpty(value) && isRequired(param, params, sample)) missing.push(from);
    return isEmpty(value) ? undefined : value;
  };
  for (const param of params) {
    const { name, kind } = param;
    const value = valueOf(param);
    if (value === undefined) continue;
    if (kind === 'file' || kind === 'files') files.push(fileRequest(name, kind, value));
    else values[name] = asPlain(kind, value);
  }
  const { sampleSheet } = descriptor;
  const sheet = sampleSheet && {
    param: sampleSheet.param,
    cells: sampleSheet.columns.map((column) => sheetCell(column, valueOf(column))),
  };
  return { values, files, sheet, missing };
}

/** Parameters that exist for these values of the form. */
export function paramsFor(
  { params }: Pick<RunDescriptor, 'params'>,
  sample: Readonly<Record<string, unknown>>,
): readonly ParamMapping[] {
  return params.filter(({ when }) => when === undefined || sample[when.field] === when.is);
}

/**
 * True if a form field needs a value. Fields that another one stands in for may all be empty when that one exists and has a value; with
 * one of them the others are needed.
 */
export function isRequired(
  { required, unless }: ParamMapping,
  params: readonly ParamMapping[],
  sample: Readonly<Record<string, unknown>>,
): boolean {
  const isGiven = ({ from }: ParamMapping) => !isEmpty(sample[from]);
  const isReplaced = params.some((param) => param.from === unless && isGiven(param));
  const isBegun = params.some((param) => param.unless === unless && isGiven(param));
  return required === true && (!isReplaced || isBegun);
}

function sheetCell({ name, kind }: SheetColumn, value: unknown): SheetCell {
  if (value === undefined) return { column: name, text: '', isLink: false };
  return kind === 'file'
    ? { column: name, text: fileRequest(name, kind, value).links[0] ?? '', isLink: true }
    : { column: name, text: String(asPlain(kind, value)), isLink: false };
}

function fileRequest(param: string, kind: 'file' | 'files', value: unknown): FileRequest {
  const links = (Array.isArray(value) ? value : [value]).map(String);
  return { param, many: kind === 'files', links: kind === 'file' ? links.slice(0, 1) : links };
}

/** Plugin of a job's report for these parameters; null when the app declares none. */
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
