import { kindByName, type WorkflowDescription, type WorkflowOutput } from './workflow-description.ts';
import type { WorkflowInput } from '../forms/workflow-input.ts';
import { parseYaml } from './parse-yaml.ts';
import { ImportError } from './workflow-source.ts';

type Json = Readonly<Record<string, unknown>>;

const VERSIONS = ['v1.0', 'v1.1', 'v1.2'];

/** Reads the inputs, outputs and steps of a CWL workflow or tool (v1.0 to v1.2). */
export function readCwl(text: string, file: string): WorkflowDescription {
  const document = mainProcess(parseYaml(text, file), file);
  const version = String(document['cwlVersion'] ?? '');
  if (!VERSIONS.includes(version))
    throw new ImportError(`${file} has cwlVersion "${version}"; ${VERSIONS.join(', ')} can be imported.`);
  const notes: string[] = [];
  const inputs = entries(document['inputs']).flatMap(([name, value]) => readInput(name, value, notes));
  const outputs = entries(document['outputs']).flatMap(([name, value]) => readOutput(name, value, notes));
  return {
    title: textOf(document['label']),
    description: textOf(document['doc']),
    languageVersion: version,
    inputs,
    outputs,
    steps: entries(document['steps']).map(([name]) => name),
    notes,
  };
}

/** Relative references of a CWL file to others: `run`, `$import`, `$include`. */
export function cwlReferences(text: string, file: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const [key, each] of Object.entries(value)) {
      if (['run', '$import', '$include'].includes(key) && typeof each === 'string')
        found.push(each.split('#')[0] ?? '');
      else visit(each);
    }
  };
  visit(parseYaml(text, file));
  return found.filter((reference) => reference !== '');
}

/** The process of the file, or the one with the id `main` of a packed file. */
function mainProcess(document: unknown, file: string): Json {
  if (isObject(document) && Array.isArray(document['$graph'])) {
    const main = document['$graph'].find((each) => isObject(each) && shortId(String(each['id'])) === 'main');
    if (isObject(main)) return { cwlVersion: document['cwlVersion'], ...main };
    throw new ImportError(`${file} is a packed file without a process "main".`);
  }
  if (!isObject(document) || typeof document['class'] !== 'string')
    throw new ImportError(`${file} is no CWL file: it has no class.`);
  return document;
}

/** Entries of a map, or of a list with ids. */
function entries(value: unknown): [string, unknown][] {
  if (Array.isArray(value))
    return value.filter(isObject).map((each) => [shortId(String(each['id'] ?? '')), each]);
  return isObject(value) ? Object.entries(value) : [];
}

function readInput(name: string, value: unknown, notes: string[]): WorkflowInput[] {
  const parameter: Json = isObject(value) ? value : { type: value };
  const type = readType(parameter['type']);
  const preset = parameter['default'];
  const required = !type.optional && preset === undefined;
  if (type.kind === undefined) {
    notes.push(
      `Input "${name}" of the type ${type.shown} has no form field: ${
        required
          ? 'it is required, so the workflow fails until you give it a default'
          : 'the workflow runs without it'
      }.`,
    );
    return [];
  }
  const isPlain = ['string', 'number', 'boolean'].includes(typeof preset);
  if (preset !== undefined && preset !== null && !isPlain)
    notes.push(`Input "${name}" has a default that a form cannot show; an empty field uses it.`);
  return [
    {
      name,
      kind: type.kind,
      required,
      default: isPlain && !type.kind.startsWith('file') ? (preset as string | number | boolean) : undefined,
      options: type.options,
      label: textOf(parameter['label']),
      help: textOf(parameter['doc']),
    },
  ];
}

function readOutput(name: string, value: unknown, notes: string[]): WorkflowOutput[] {
  const type = readType(isObject(value) ? value['type'] : value);
  if (type.kind === 'file' || type.kind === 'files')
    return [{ name, kind: kindByName(name), required: !type.optional }];
  if (type.kind === 'folder') {
    notes.push(
      `Output "${name}" is a folder: its files are stored below results/${name} if the engine lists them.`,
    );
    return [{ name, kind: 'folder', required: false }];
  }
  notes.push(`Output "${name}" of the type ${type.shown} is no file and is not stored.`);
  return [];
}

interface CwlType {
  readonly kind: WorkflowInput['kind'] | undefined;
  readonly optional: boolean;
  readonly options?: readonly string[];
  readonly shown: string;
}

const SIMPLE: Readonly<Record<string, WorkflowInput['kind']>> = {
  string: 'text',
  int: 'number',
  long: 'number',
  float: 'number',
  double: 'number',
  boolean: 'boolean',
  File: 'file',
  Directory: 'folder',
  stdout: 'file',
  stderr: 'file',
};

/** Reads a type: a name, `File?`, `File[]`, a list of alternatives, an array or an enum. Of alternatives the first counts. */
function readType(type: unknown): CwlType {
  if (Array.isArray(type)) {
    const others = type.filter((each) => each !== 'null');
    const first = others.map(readType).find(({ kind }) => kind !== undefined);
    return {
      ...(first ?? { kind: undefined, shown: JSON.stringify(type) }),
      optional: others.length < type.length,
    };
  }
  if (typeof type === 'string') return readTypeName(type);
  if (isObject(type) && type['type'] === 'enum' && Array.isArray(type['symbols'])) {
    return {
      kind: 'text',
      optional: false,
      options: type['symbols'].map((each) => shortId(String(each))),
      shown: 'enum',
    };
  }
  if (isObject(type) && type['type'] === 'array') {
    return {
      kind: type['items'] === 'File' ? 'files' : undefined,
      optional: false,
      shown: JSON.stringify(type),
    };
  }
  return { kind: undefined, optional: false, shown: JSON.stringify(type) };
}

function readTypeName(name: string): CwlType {
  if (name.endsWith('?')) return { ...readTypeName(name.slice(0, -1)), optional: true };
  if (name.endsWith('[]'))
    return { kind: name === 'File[]' ? 'files' : undefined, optional: false, shown: name };
  return { kind: SIMPLE[name], optional: false, shown: name };
}

function shortId(id: string): string {
  return id.replace(/^.*[#/]/, '');
}

function textOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join('\n') : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
