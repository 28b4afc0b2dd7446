import type { AppSchema, FormField } from '@omics-portal/api';

/** One plain value, as it stands in a cell or in an option. */
export type ScalarValue = string | number | boolean;

/** What a control of an app's form can hold. Null is "nothing yet". */
export type FormValue = ScalarValue | readonly ScalarValue[] | null;

/** The values of a form by the `model` of each field. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** A field that holds a value: everything but the row of buttons. */
export type ValueField = FormField & { readonly model: string };

/** An option of a select, radio or checkbox group with its value in the type it is sent as. */
export interface FieldOption {
  readonly label: string;
  readonly value: ScalarValue;
}

/** Nothing was entered: null, blank text or an empty list. `false` and 0 are answers. */
export function isEmptyValue(value: unknown): boolean {
  return (
    value == null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Whether a value is a list. `Array.isArray` alone does not tell the compiler so for read-only lists. */
export function isList(value: FormValue | undefined): value is readonly ScalarValue[] {
  return Array.isArray(value);
}

function isScalar(value: unknown): value is ScalarValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The fields that hold a value, in the order of the schema. The app's own buttons are not shown: the wizard has its own. */
export function valueFields(schema: AppSchema): readonly ValueField[] {
  return schema.fields.filter(
    (field): field is ValueField =>
      field.tmplType !== 'actions' && typeof field.model === 'string' && field.model !== '',
  );
}

/** The options of a field. One without a value of its own is sent as its label. */
export function fieldOptions(field: FormField): readonly FieldOption[] {
  return (field.options ?? []).flatMap(({ label, value }) => {
    const sent = isScalar(value) ? value : label;
    return sent === undefined ? [] : [{ label: label ?? String(sent), value: sent }];
  });
}

/** What to call a field. */
export function fieldLabel(field: ValueField): string {
  return field.label || field.name || field.model;
}

/** Whether a field holds a list: several files, a multiple select, or a group of check boxes. */
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

/** Whether a field holds a number. */
export function holdsNumber(field: FormField): boolean {
  return (
    field.tmplType === 'sample_id' ||
    field.tmplType === 'input_number' ||
    (field.tmplType === 'input' && field.type === 'number')
  );
}

/** The bounds of a number field as the contract has them: 1 to 100 jobs, 0 to 100 for other numbers; a plain input has none. */
export function numberBounds(field: FormField): { min?: number; max?: number } {
  if (field.tmplType === 'input') {
    return {
      ...(field.min !== undefined && { min: field.min }),
      ...(field.max !== undefined && { max: field.max }),
    };
  }
  return { min: field.min ?? (field.tmplType === 'sample_id' ? 1 : 0), max: field.max ?? 100 };
}

/** What each field starts with: the app's own initial value where it has the right shape, else nothing. */
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
 * The fields that are shown for these values: one that depends on another shows only while that other is shown itself
 * and has exactly the expected value.
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
    // A ring of conditions can never be met from outside, so it hides its fields instead of recursing for ever.
    const holds =
      master !== undefined && !seen.has(visibleVariable) && values[visibleVariable] === field.expectedValue;
    return holds && isVisible(master, new Set([...seen, field.model]));
  };
  return fields.filter((field) => isVisible(field, new Set([field.model])));
}
