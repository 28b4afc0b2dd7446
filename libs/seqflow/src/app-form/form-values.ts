import type { AppSchema, FormField } from '@omics-portal/api';

/** Plain value, as in a cell or an option. */
export type ScalarValue = string | number | boolean;

/** Value of a control of an app's form; null if nothing was entered. */
export type FormValue = ScalarValue | readonly ScalarValue[] | null;

/** Values of a form by the `model` of each field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Field with a value: all fields except the row of buttons. */
export type ValueField = FormField & { readonly model: string };

/** Option of a select, radio or checkbox group, with its value in the type of the request. */
export interface FieldOption {
  readonly label: string;
  readonly value: ScalarValue;
}

/** True if an app has a job for each sample of a table; any other app has one job. */
export function isBatch(schema: AppSchema): boolean {
  return schema.formMode === 'batch';
}

/** True if nothing was entered: null, blank text or an empty list. `false` and 0 are values. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value == null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** True if a value is a list. `Array.isArray` alone does not narrow read-only lists. */
export function isList(value: FormValue | undefined): value is readonly ScalarValue[] {
  return Array.isArray(value);
}

function isScalar(value: unknown): value is ScalarValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Fields with a value, in the order of the schema. The app's buttons are omitted: the wizard has its own. */
export function valueFields(schema: AppSchema): readonly ValueField[] {
  return schema.fields.filter(
    (field): field is ValueField =>
      field.tmplType !== 'actions' && typeof field.model === 'string' && field.model !== '',
  );
}

/** Options of a field. The value of an option defaults to its label. */
export function fieldOptions(field: FormField): readonly FieldOption[] {
  return (field.options ?? []).flatMap(({ label, value }) => {
    const sent = isScalar(value) ? value : label;
    return sent === undefined ? [] : [{ label: label ?? String(sent), value: sent }];
  });
}

/** Label of a field. */
export function fieldLabel(field: ValueField): string {
  return field.label || field.name || field.model;
}

/** True if the value of a field is a list: several files, a multiple select, or a group of check boxes. */
export function holdsList(field: FormField): boolean {
  switch (field.tmplType) {
    case 'file':
      return field.multiple === true;
    case 'select':
      return field.mode === 'multiple' || field.mode === 'tags';
    case 'checkbox':
      return fieldOptions(field).length > 0;
    default:
      return false;
  }
}

/** True if the value of a field is a number. */
export function holdsNumber(field: FormField): boolean {
  return (
    field.tmplType === 'sample_id' ||
    field.tmplType === 'input_number' ||
    (field.tmplType === 'input' && field.type === 'number')
  );
}

/** Bounds of a number field by the contract: 1 to 100 jobs, 0 to 100 for other numbers; a plain input has none. */
export function numberBounds(field: FormField): { min?: number; max?: number } {
  if (field.tmplType === 'input') {
    return {
      ...(field.min !== undefined && { min: field.min }),
      ...(field.max !== undefined && { max: field.max }),
    };
  }
  return { min: field.min ?? (field.tmplType === 'sample_id' ? 1 : 0), max: field.max ?? 100 };
}

/** Initial values of a form: those of the app if their type is valid, or else null. */
export function initialValues(schema: AppSchema): FormValues {
  return Object.fromEntries(valueFields(schema).map((field) => [field.model, initialValue(field)]));
}

function initialValue(field: ValueField): FormValue {
  const given: unknown = field.config?.initialValue;
  if (holdsList(field)) {
    return Array.isArray(given) ? given.filter(isScalar) : isScalar(given) && given !== '' ? [given] : [];
  }
  if (isScalar(given)) {
    return given;
  }
  if (field.tmplType === 'sample_id') {
    return numberBounds(field).min ?? 1;
  }
  return field.tmplType === 'checkbox' ? false : null;
}

/**
 * Fields that are visible for these values. A field that depends on another one is visible only while that one is visible
 * and has the expected value.
 */
export function visibleFields(schema: AppSchema, values: FormValues): readonly ValueField[] {
  const fields = valueFields(schema);
  const byModel = new Map(fields.map((field) => [field.model, field]));
  const isVisible = (field: ValueField, seen: ReadonlySet<string>): boolean => {
    const { visibleVariable } = field;
    if (!visibleVariable) {
      return true;
    }
    const master = byModel.get(visibleVariable);
    // Circular conditions are never met: they hide their fields instead of recursing endlessly.
    const holds =
      master !== undefined && !seen.has(visibleVariable) && values[visibleVariable] === field.expectedValue;
    return holds && isVisible(master, new Set([...seen, field.model]));
  };
  return fields.filter((field) => isVisible(field, new Set([field.model])));
}
