import type { components } from '@omics-portal/api/datains';
import { columnField, columnRules, isWholeNumber } from './column-field.ts';
import type { FormNote } from './form-notes.ts';
import { objectOf, textsOf, type Json } from './json-values.ts';
import { schemaType } from './nextflow-parameters.ts';

type FormField = components['schemas']['FormField'];
type Rule = components['schemas']['FormRule'];

/** Columns of a sample sheet as fields of a batch. */
export interface SampleColumns {
  readonly fields: readonly FormField[];
  /** Column with the ids of the samples; undefined if the sheet has none. */
  readonly idColumn: string | undefined;
  /** Rules of the ids of the samples. */
  readonly idRules: readonly Rule[];
  readonly notes: readonly FormNote[];
}

/** Names of the column with the id, for schemas that do not mark it. */
const ID_NAMES = ['sample', 'sample_id', 'id', 'sample_name', 'sampleid'];
/** Rules of JSON Schema that a field can express, or that need no check here: `exists` is checked for every file. */
const EXPRESSED = new Set([
  ...[
    'type',
    'format',
    'pattern',
    'errorMessage',
    'enum',
    'default',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
  ],
  ...[
    'title',
    'description',
    'help_text',
    'fa_icon',
    'meta',
    'exists',
    'mimetype',
    'schema',
    'examples',
    '$comment',
  ],
  ...['hidden', 'deprecated', 'anyOf', 'oneOf', 'const', 'unique', 'dependentRequired', 'exclusiveMinimum'],
]);

/**
 * Columns of an nf-core sample sheet (`schema_input.json`, JSON Schema draft-07 or 2020-12). The column that identifies the sample is
 * the sample id of the form. Rules that a form cannot check are listed in `notes`.
 */
export function sampleColumns(schema: Json): SampleColumns {
  const items = objectOf(schema['items']);
  const properties = Object.entries(objectOf(items['properties'])).map(([name, value]): [string, Json] => [
    name,
    objectOf(value),
  ]);
  const required = new Set(textsOf(items['required']));
  const idName = idColumn(properties);
  const notes = groupNotes(schema, items, properties, idName);
  const fields: FormField[] = [];
  let idRules: readonly Rule[] = [];
  for (const [name, property] of properties) {
    const column = narrowed(property);
    if (name === idName) {
      idRules = columnRules(column, 'string', false);
    } else if (property['hidden'] !== true || required.has(name)) {
      const field = columnField(name, column, required.has(name));
      if (field) fields.push(field);
      else notes.push({ code: required.has(name) ? 'required-without-field' : 'no-field', name });
    }
    notes.push(...ruleNotes(name, column));
  }
  return { fields, idColumn: idName, idRules, notes };
}

function idColumn(properties: readonly [string, Json][]): string | undefined {
  const marked = properties.find(([, { meta }]) => [meta].flat().includes('id'));
  const named = properties.find(([name]) => ID_NAMES.includes(name.toLowerCase()));
  return (named ?? marked)?.[0];
}

/** Column without alternatives: the one that says most, where the others allow an empty cell only. */
function narrowed(property: Json): Json {
  const alternatives = [property['anyOf'] ?? property['oneOf'] ?? []].flat().map(objectOf);
  const filled = alternatives.filter(
    (each) => each['maxLength'] !== 0 && each['const'] !== '' && each['type'] !== 'null',
  );
  const [only] = filled;
  if (only === undefined || filled.length > 1) return property;
  const { anyOf: _any, oneOf: _one, ...own } = property;
  return { ...own, ...only };
}

/** Notes about the rules of one column. */
function ruleNotes(name: string, column: Json): readonly FormNote[] {
  const unknown = Object.keys(column).filter((rule) => !EXPRESSED.has(rule));
  const hasChoice = 'anyOf' in column || 'oneOf' in column;
  const needed = textsOf(column['dependentRequired']);
  return [
    ...unknown.map((rule): FormNote => ({ code: 'rule', name, detail: rule })),
    ...(hasChoice ? [{ code: 'choice', name } as const] : []),
    ...(needed.length > 0 ? [{ code: 'depends-on', name, detail: needed.join(', ') } as const] : []),
    ...('exclusiveMinimum' in column && !isWholeNumber(column)
      ? [{ code: 'rule', name, detail: 'exclusiveMinimum' } as const]
      : []),
    // A field of numbers has no list of choices.
    ...('enum' in column && ['integer', 'number'].includes(schemaType(column))
      ? [{ code: 'rule', name, detail: 'enum' } as const]
      : []),
  ];
}

/** Notes about rules that several columns share. */
function groupNotes(
  schema: Json,
  items: Json,
  properties: readonly [string, Json][],
  idName: string | undefined,
): FormNote[] {
  const required = textsOf(items['required']);
  const dependent = Object.entries({
    ...objectOf(items['dependentRequired']),
    ...objectOf(items['dependencies']),
  });
  const unique = [
    textsOf(schema['uniqueEntries']),
    textsOf(items['uniqueEntries']),
    ...properties.map(([name, { unique: rule }]) =>
      rule === true ? [name] : Array.isArray(rule) ? [name, ...textsOf(rule)] : [],
    ),
  ];
  const choices = ['anyOf', 'oneOf', 'allOf', 'if', 'not'].filter((rule) => rule in items);
  const names = properties.map(([name]) => name);
  return [
    ...dependent.flatMap(([name, needed]): FormNote[] => {
      const open = textsOf(needed).filter((each) => !required.includes(each) && each !== idName);
      return open.length > 0 ? [{ code: 'depends-on', name, detail: open.join(', ') }] : [];
    }),
    // Ids are unique in every project, so that a rule with the id among others holds as well.
    ...unique
      .filter((group) => group.length > 0 && !group.includes(idName ?? ''))
      .map((group): FormNote => ({ code: 'unique-together', name: group.join(', ') })),
    ...choices.map((rule): FormNote => {
      const text = JSON.stringify(items[rule]);
      return { code: 'choice', name: names.filter((name) => text.includes(`"${name}"`)).join(', ') };
    }),
  ];
}
