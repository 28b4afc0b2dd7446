import { kindByName, type WorkflowDescription, type WorkflowOutput } from './workflow-description.ts';
import type { WorkflowInput } from '../forms/workflow-input.ts';
import { blockOf, plainWdl } from './wdl-blocks.ts';
import { ImportError } from './workflow-source.ts';

/** Declaration: type, name, and the expression of its value. */
const DECLARATION = /^\s*([A-Z]\w*(?:\[[\w\s,[\]?]+\])?[?+]*)\s+(\w+)\s*(?:=\s*(.*))?$/;
const VERSION = /^\s*version\s+(\S+)/m;

/** Reads the input and output blocks and the calls of the workflow in a WDL file. It is no parser: expressions are not read. */
export function readWdl(text: string, file: string): WorkflowDescription {
  const plain = plainWdl(text);
  const workflow = blockOf(plain, /workflow\s+(\w+)/);
  const name = workflow?.match[1];
  if (workflow === undefined || name === undefined) throw new ImportError(`${file} has no workflow.`);
  const { content } = workflow;
  const notes: string[] = [];
  const meta = blockOf(content, /parameter_meta/)?.content ?? '';
  const input = blockOf(content, /input/)?.content;
  if (input === undefined) notes.push('The workflow has no input block, so the form has no fields for it.');
  return {
    title: name,
    description: /(?<!\w)description\s*:\s*"([^"]*)"/.exec(blockOf(content, /meta/)?.content ?? '')?.[1],
    languageVersion: VERSION.exec(plain)?.[1] ?? 'draft-2',
    inputs: declarations(input ?? '').flatMap((each) =>
      readInput(name, each, helpOf(meta, each.name), notes),
    ),
    outputs: declarations(blockOf(content, /output/)?.content ?? '').flatMap((each) =>
      readOutput(name, each, notes),
    ),
    steps: [...content.matchAll(/(?<![\w.])call\s+([\w.]+)(?:\s+as\s+(\w+))?/g)].map(
      ([, task = '', alias]) => alias ?? task.split('.').at(-1) ?? task,
    ),
    notes,
  };
}

/** Relative imports of a WDL file. */
export function wdlReferences(text: string): string[] {
  return [...plainWdl(text).matchAll(/^\s*import\s+["']([^"']+)["']/gm)].map(([, path = '']) => path);
}

interface Declaration {
  readonly type: string;
  readonly name: string;
  readonly value: string | undefined;
}

function declarations(block: string): Declaration[] {
  return block.split('\n').flatMap((line) => {
    const [, type, name, value] = DECLARATION.exec(line) ?? [];
    return type === undefined || name === undefined ? [] : [{ type, name, value: value?.trim() }];
  });
}

const KINDS: Readonly<Record<string, WorkflowInput['kind']>> = {
  String: 'text',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  File: 'file',
  Directory: 'folder',
  'Array[File]': 'files',
};

function readInput(
  workflow: string,
  { type, name, value }: Declaration,
  help: string | undefined,
  notes: string[],
): WorkflowInput[] {
  const kind = KINDS[plainType(type)];
  const required = !type.endsWith('?') && value === undefined;
  if (kind === undefined) {
    const without = required
      ? 'it is required, so the workflow fails without it'
      : 'the workflow runs without it';
    notes.push(`Input "${name}" of the type ${type} has no form field: ${without}.`);
    return [];
  }
  const preset = value === undefined ? undefined : literal(value);
  if (value !== undefined && preset === undefined)
    notes.push(`Input "${name}" has the default ${value}, which the engine computes for an empty field.`);
  const isFile = kind === 'file' || kind === 'files' || kind === 'folder';
  return [
    { name: `${workflow}.${name}`, kind, required, default: isFile ? undefined : preset, label: name, help },
  ];
}

function readOutput(workflow: string, { type, name }: Declaration, notes: string[]): WorkflowOutput[] {
  if (/^(Array\[)?File/.test(plainType(type)))
    return [{ name: `${workflow}.${name}`, kind: kindByName(name), required: !type.endsWith('?') }];
  notes.push(`Output "${name}" of the type ${type} is no file and is not stored.`);
  return [];
}

/** Type without blanks, question marks and the plus of a list that has at least one element. */
function plainType(type: string): string {
  return type.replaceAll(/[\s?+]/g, '');
}

function literal(value: string): string | number | boolean | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return /^(["'])((?:(?!\1|~\{|\$\{).)*)\1$/.exec(value)?.[2];
}

/** Help of an input: `name: "text"`, or the description or help in `name: { ... }`. */
function helpOf(meta: string, name: string): string | undefined {
  const [, text, object] = new RegExp(`(?<!\\w)${name}\\s*:\\s*(?:"([^"]*)"|\\{([^}]*)\\})`).exec(meta) ?? [];
  return text ?? /(?:description|help)\s*:\s*"([^"]*)"/.exec(object ?? '')?.[1];
}
