import { numberOf, objectOf, textOf, textsOf, type Json } from './json-values.ts';
import type { WorkflowInput } from './workflow-input.ts';

/** Parameters of every nf-core pipeline that belong to the operator: the engine and the site choose them. */
const OPERATOR_GROUPS = /institutional|generic|max_job_request/i;

/** Parameter that names the folder of the results. The server chooses it. */
export const OUTPUT_FOLDER = 'outdir';
/** Parameter that is the sample sheet of an nf-core pipeline. */
export const SHEET_PARAMETER = 'input';

/** Parameter of a Nextflow pipeline as its `nextflow_schema.json` describes it. */
export interface NextflowParameter {
  readonly name: string;
  readonly property: Json;
  readonly required: boolean;
  /** True if no form asks for it: the pipeline hides it, or the operator chooses it. */
  readonly hidden: boolean;
}

/** Parameters of a `nextflow_schema.json` in their order: those of its groups (`definitions` or `$defs`), then those outside. */
export function nextflowParameters(schema: Json): readonly NextflowParameter[] {
  return groupsOf(schema).flatMap(([group, { properties, required }]) =>
    Object.entries(objectOf(properties)).map(([name, value]) => {
      const property = objectOf(value);
      return {
        name,
        property,
        required: textsOf(required).includes(name),
        hidden: property['hidden'] === true || OPERATOR_GROUPS.test(group),
      };
    }),
  );
}

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

/** Kind of the input of a JSON Schema property; undefined for lists and objects, which no form field holds. */
export function inputKind(property: Json): WorkflowInput['kind'] | undefined {
  const format = textOf(property['format']) ?? '';
  if (/^(?:file-path(?:-pattern)?|path)(?:-exists)?$/.test(format)) return 'file';
  if (/^directory-path(?:-exists)?$/.test(format)) return 'folder';
  return KINDS[schemaType(property)];
}

/** Rules of a property that states no type, by which it is a text: the cells of a sheet and its choices are texts. */
const TEXT_RULES = ['enum', 'const', 'pattern'];

/** Type of a JSON Schema property; the first that is not null if it has several. */
export function schemaType(property: Json): string {
  const type = [property['type']].flat().find((each) => each !== 'null');
  return type === undefined && TEXT_RULES.some((rule) => rule in property) ? 'string' : String(type);
}

/** Input of a parameter for a form; undefined if no field can hold it. */
export function parameterInput({ name, property, required }: NextflowParameter): WorkflowInput | undefined {
  const kind = inputKind(property);
  if (kind === undefined) return undefined;
  const preset = property['default'];
  const isFile = kind === 'file' || kind === 'folder';
  const isPlain = ['string', 'number', 'boolean'].includes(typeof preset) && !isFile;
  const allowed = property['enum'];
  return {
    name,
    kind,
    required: required && preset === undefined,
    default: isPlain ? (preset as string | number | boolean) : undefined,
    options: kind === 'text' && Array.isArray(allowed) ? allowed.map(String) : undefined,
    min: numberOf(property['minimum']),
    max: numberOf(property['maximum']),
    pattern: kind === 'text' || kind === 'file' ? textOf(property['pattern']) : undefined,
    message: textOf(property['errorMessage']),
    label: undefined,
    help: textOf(property['description']),
  };
}
