import type { components } from '@omics-portal/api/datains';
import { fieldModel } from './app-form.ts';
import { numberOf, textOf, type Json } from './json-values.ts';
import { inputKind, schemaType } from './nextflow-parameters.ts';

type FormField = components['schemas']['FormField'];
type Rule = components['schemas']['FormRule'];
/** Keys that each kind of field has of its own. */
type OwnKeys = Pick<FormField, 'tmplType'> & Partial<FormField>;

/** The form's own limits of a number are 0 and 100, which a sample sheet does not have. */
const LARGE = 1_000_000_000;

/** Field of a column of a sample sheet; undefined if no field can hold its values. */
export function columnField(name: string, column: Json, isRequired: boolean): FormField | undefined {
  const kind = hasFilePattern(name, column) ? 'file' : inputKind(column);
  if (kind === undefined) return undefined;
  const help = textOf(column['description']) ?? textOf(column['help_text']);
  return {
    model: fieldModel(name),
    name,
    label: textOf(column['title']) ?? name,
    ...(help !== undefined && { question: help }),
    ...ownKeys(kind, column, isRequired),
  };
}

function ownKeys(
  kind: NonNullable<ReturnType<typeof inputKind>>,
  column: Json,
  isRequired: boolean,
): OwnKeys {
  switch (kind) {
    case 'file':
    case 'files':
      return fileKeys(textOf(column['pattern']), column, isRequired);
    case 'folder':
      return fileKeys('/', column, isRequired);
    case 'number':
      return numberKeys(column, isRequired);
    case 'boolean':
      return { tmplType: 'checkbox', config: { initialValue: column['default'] === true } };
    case 'text':
      return textKeys(column, isRequired);
  }
}

/** File in each row: a list over all samples, as the forms of batches have it. */
function fileKeys(filterType: string | undefined, column: Json, isRequired: boolean): OwnKeys {
  const rules: Rule[] = isRequired ? [{ required: true, type: 'array', ...messageOf(column) }] : [];
  const filter = filterType !== undefined && { filterType };
  return { tmplType: 'file', multiple: true, ...filter, ...configOf(undefined, rules) };
}

function numberKeys(column: Json, isRequired: boolean): OwnKeys {
  const above = numberOf(column['exclusiveMinimum']);
  const least = above !== undefined && isWholeNumber(column) ? above + 1 : -LARGE;
  return {
    tmplType: 'input_number',
    min: numberOf(column['minimum']) ?? least,
    max: numberOf(column['maximum']) ?? LARGE,
    ...configOf(column['default'], columnRules(column, 'number', isRequired)),
  };
}

function textKeys(column: Json, isRequired: boolean): OwnKeys {
  const allowed = column['enum'] ?? ('const' in column ? [column['const']] : undefined);
  if (!Array.isArray(allowed)) {
    return { tmplType: 'input', ...configOf(column['default'], columnRules(column, 'string', isRequired)) };
  }
  const options = allowed.filter((value) => value !== '' && value !== null).map(String);
  const rules: Rule[] = isRequired ? [{ required: true, type: 'string', ...messageOf(column) }] : [];
  return {
    tmplType: 'select',
    options: options.map((value) => ({ label: value, value })),
    ...configOf(column['default'], rules),
  };
}

function configOf(preset: unknown, rules: readonly Rule[]): Pick<FormField, 'config'> {
  const initial = ['string', 'number', 'boolean'].includes(typeof preset) && { initialValue: preset };
  return initial || rules.length > 0
    ? { config: { ...initial, ...(rules.length > 0 && { rules: [...rules] }) } }
    : {};
}

/** True for a column whose pattern ends with the ending of a file: older schemas state no format. */
function hasFilePattern(name: string, column: Json): boolean {
  const pattern = textOf(column['pattern']) ?? '';
  return (
    column['format'] === undefined &&
    /\\\.[\w()[\]?|\\.:]+\$?$/.test(pattern) &&
    /fastq|fq|bam|cram|vcf|bed|fasta|file|path|reads|bai|crai|csv|tsv|gtf|gff/i.test(`${name} ${pattern}`)
  );
}

/** True if a column takes whole numbers only. */
export function isWholeNumber(column: Json): boolean {
  return schemaType(column) === 'integer';
}

function messageOf(column: Json): Pick<Rule, 'message'> {
  const message = textOf(column['errorMessage']);
  return message === undefined ? {} : { message };
}

/** Rules of the values of a column, with the message of its authors. */
export function columnRules(column: Json, type: 'string' | 'number', isRequired: boolean): readonly Rule[] {
  const message = messageOf(column);
  const limits = type === 'string' ? lengthsOf(column) : {};
  const pattern = textOf(column['pattern']) ?? (isWholeNumber(column) ? String.raw`^[+-]?\d+$` : undefined);
  const format = { email: 'email', uri: 'url' }[String(column['format'])] as 'email' | 'url' | undefined;
  const isChecked = pattern !== undefined || format !== undefined || Object.keys(limits).length > 0;
  const check: Rule = {
    type: format ?? type,
    ...(pattern !== undefined && { pattern }),
    ...limits,
    ...message,
  };
  return [...(isRequired ? [{ required: true, ...message }] : []), ...(isChecked ? [check] : [])];
}

function lengthsOf(column: Json): Pick<Rule, 'min' | 'max'> {
  const [min, max] = [numberOf(column['minLength']), numberOf(column['maxLength'])];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
