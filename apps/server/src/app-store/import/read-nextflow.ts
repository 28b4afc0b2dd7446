import { type WorkflowDescription, type WorkflowInput } from './workflow-description.ts';
import { ImportError } from './workflow-source.ts';

type Json = Readonly<Record<string, unknown>>;

/** Parameters of every nf-core pipeline that belong to the operator: the engine and the site choose them. */
const OPERATOR_GROUPS = /institutional|generic|max_job_request/i;
const OUTPUT_FOLDER = 'outdir';

/** Reads the parameters of a Nextflow pipeline from its `nextflow_schema.json`. Hidden and institutional ones are left out. */
export function readNextflow(text: string, file: string): WorkflowDescription {
  const schema = parseJson(text, file);
  const groups = groupsOf(schema);
  if (groups.length === 0) throw new ImportError(`${file} has no parameters: it is no nextflow_schema.json.`);
  const notes: string[] = [];
  let hidden = 0;
  const inputs = groups.flatMap(([name, group]) =>
    Object.entries(objectOf(group['properties'])).flatMap(([param, value]) => {
      const property = objectOf(value);
      if (param === OUTPUT_FOLDER) return [];
      if (property['hidden'] === true || OPERATOR_GROUPS.test(name)) {
        hidden += 1;
        return [];
      }
      return readParam(param, property, textsOf(group['required']).includes(param), notes);
    }),
  );
  if (hidden > 0)
    notes.push(
      `${hidden} hidden or institutional parameters have no form field; the pipeline's defaults are used.`,
    );
  if (groups.some(([, group]) => OUTPUT_FOLDER in objectOf(group['properties'])))
    notes.push(
      `The parameter "${OUTPUT_FOLDER}" is not in the form: set it for each run at the engine, or as "--${OUTPUT_FOLDER}" in engineParameters, to a place whose files the engine lists.`,
    );
  if (inputs.some(({ name }) => name === 'input'))
    notes.push(
      'The parameter "input" is a sample sheet: each user uploads one, with addresses that the engine can read.',
    );
  notes.push(
    'Nextflow names no outputs: the descriptor looks for a MultiQC report. Add the results of this pipeline.',
  );
  return {
    title: textOf(schema['title'])?.replace(/ pipeline parameters$/i, ''),
    description: textOf(schema['description']),
    languageVersion: 'DSL2',
    inputs,
    outputs: [{ name: 'multiqc_report', pattern: '**/*multiqc_report.html', kind: 'html', required: false }],
    steps: [],
    notes,
  };
}

/** Groups of parameters by name; parameters outside of groups are one of their own. */
function groupsOf(schema: Json): [string, Json][] {
  const groups = { ...objectOf(schema['definitions']), ...objectOf(schema['$defs']) };
  const named = Object.entries(groups).map(([name, group]): [string, Json] => [name, objectOf(group)]);
  return 'properties' in schema ? [...named, ['parameters', schema]] : named;
}

const KINDS: Readonly<Record<string, WorkflowInput['kind']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

function readParam(name: string, property: Json, required: boolean, notes: string[]): WorkflowInput[] {
  const type = [property['type']].flat().find((each) => each !== 'null');
  const format = property['format'];
  const isFile = format === 'file-path' || format === 'file-path-pattern' || format === 'path';
  const kind = isFile ? 'file' : format === 'directory-path' ? 'folder' : KINDS[String(type)];
  if (kind === undefined) {
    notes.push(`Parameter "${name}" of the type ${String(type)} has no form field.`);
    return [];
  }
  const preset = property['default'];
  const isPlain =
    ['string', 'number', 'boolean'].includes(typeof preset) && kind !== 'file' && kind !== 'folder';
  const allowed = property['enum'];
  return [
    {
      name,
      kind,
      required: required && preset === undefined,
      default: isPlain ? (preset as string | number | boolean) : undefined,
      options: kind === 'text' && Array.isArray(allowed) ? allowed.map(String) : undefined,
      min: numberOf(property['minimum']),
      max: numberOf(property['maximum']),
      label: undefined,
      help: textOf(property['description']),
    },
  ];
}

function parseJson(text: string, file: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    throw new ImportError(`${file} is not JSON.`);
  }
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
