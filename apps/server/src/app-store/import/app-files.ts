import type { ParamMapping, RunOutput, WesDescriptor } from '../run-descriptor.ts';
import { appForm, fieldModel } from '../forms/app-form.ts';
import type { WorkflowInput } from '../forms/workflow-input.ts';
import { appReadme } from './app-readme.ts';
import type { WorkflowDescription } from './workflow-description.ts';
import { SHEET_SCHEMA, type WorkflowSource } from './workflow-source.ts';

/** Names of an imported app. */
export interface AppNames {
  readonly owner: string;
  readonly shortName: string;
  /** Version with a leading `v`. */
  readonly version: string;
}

/** Input whose value is the id of the sample, so that the form need not ask for it. */
const SAMPLE_INPUT = /(^|\.)sample_?(id|name)?$/i;

/** Files of an app for a workflow, by path in the folder of the app. The workflow's own files keep their paths. */
export function appFiles(
  source: WorkflowSource,
  workflow: WorkflowDescription,
  names: AppNames,
): ReadonlyMap<string, string> {
  const formInputs = workflow.inputs.filter((input) => !isSampleInput(input));
  const title = workflow.title ?? source.name ?? names.shortName;
  const manifest = {
    name: title,
    short_name: names.shortName,
    version: names.version,
    home: /^https?:/.test(source.url ?? '') ? source.url : '',
    hidden: false,
    author: names.owner,
    description: firstSentence(
      workflow.description ?? source.description ?? `${source.language} workflow ${title}.`,
    ),
    icons: [{ src: '', type: 'image/png', sizes: '192x192' }],
    category: 'Pipeline',
    source: 'PGx',
    tags: [],
  };
  return new Map([
    ...(source.language === 'NFL' ? nextflowSchemas(source, workflow) : source.files),
    ['manifest.json', json(manifest)],
    ...(workflow.sampleSheet ? [] : [['schema.json', json(appForm(formInputs))] as const]),
    ['run.wes.json', json(descriptorOf(source, workflow))],
    ['README.md', appReadme(title, source, { ...workflow, inputs: formInputs })],
  ]);
}

/** Schemas of an nf-core pipeline, of which the server makes its form; none for a pipeline without a sample sheet. */
function nextflowSchemas(
  { files, primary }: WorkflowSource,
  { sampleSheet }: WorkflowDescription,
): readonly (readonly [string, string])[] {
  return sampleSheet
    ? [
        ['nextflow_schema.json', files.get(primary) ?? ''],
        [SHEET_SCHEMA, files.get(SHEET_SCHEMA) ?? ''],
      ]
    : [];
}

function descriptorOf(source: WorkflowSource, workflow: WorkflowDescription): WesDescriptor {
  const attachments = [...source.files.keys()].filter((path) => path !== source.primary);
  return {
    descriptorVersion: 2,
    engine: 'wes',
    workflow:
      source.language === 'NFL'
        ? { url: source.url ?? '' }
        : { file: source.primary, ...(attachments.length > 0 && { attachments }) },
    type: source.language,
    version: workflow.languageVersion,
    ...(workflow.steps.length > 0 && { steps: workflow.steps }),
    params: workflow.inputs.map(paramOf),
    ...(workflow.sampleSheet && { sampleSheet: workflow.sampleSheet }),
    outputs: workflow.outputs.map(({ name, pattern, kind, required }): RunOutput => {
      const common = { name: fieldModel(name), kind, ...(!required && { required }) };
      if (kind === 'folder') return { ...common, folder: `results/${fieldModel(name)}` };
      return pattern === undefined ? { ...common, output: name } : { ...common, pattern };
    }),
  };
}

function paramOf(input: WorkflowInput): ParamMapping {
  const { name, kind, required, default: preset } = input;
  return {
    name,
    from: isSampleInput(input) ? 'sample_id' : fieldModel(name),
    kind: kind === 'folder' ? 'file' : kind,
    ...(required && { required }),
    ...(preset !== undefined && { default: preset }),
  };
}

function isSampleInput({ name, kind }: WorkflowInput): boolean {
  return kind === 'text' && SAMPLE_INPUT.test(name);
}

function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return /^.{10,}?[.!?](?= |$)/.exec(line)?.[0] ?? line.slice(0, 300);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
