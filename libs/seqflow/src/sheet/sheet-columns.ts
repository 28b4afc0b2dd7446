import type { AppSchema } from '@omics-portal/api';
import {
  fieldLabel,
  isBatch,
  valueFields,
  visibleFields,
  type FormValues,
  type ValueField,
} from '../app-form/form-values';
import { SAMPLE_ID } from '../app-form/sample-id';
import type { Rule } from '../app-form/validate-fields';
import type { SheetRow } from './sheet-row';

/** Column of the sample sheet. That of the sample id has neither field nor label. */
export interface SheetColumn {
  /** Key of the value in a sample. */
  readonly model: string;
  /** Label of the field in the language of the form; null for the sample id. */
  readonly label: string | null;
  /**
   * Field of one cell: in a batch, a field of several files takes one file in each row, or several of one sample where the app
   * says so. Null for the sample id.
   */
  readonly field: ValueField | null;
  /** True if each sample needs a value. */
  readonly required: boolean;
  /** Rules of the app for the ids of samples; empty for other columns, whose rules are those of the field. */
  readonly idRules: readonly Rule[];
  /** True if the form has a value for all samples, which an empty cell takes. */
  readonly common: boolean;
}

/** True if the values of a field are entered in the sheet only: the files of each sample, and the number of samples. */
function isSheetField(schema: AppSchema, field: ValueField): boolean {
  return (
    isBatch(schema) &&
    (field.tmplType === 'sample_id' || (field.tmplType === 'file' && field.multiple === true))
  );
}

/** Fields of the form beside the sheet: the visible ones with a value for all samples, in the order of the app. */
export function formFields(schema: AppSchema, values: FormValues): readonly ValueField[] {
  return visibleFields(schema, values).filter(
    (field) => field.tmplType !== 'sample_id' && !isSheetField(schema, field),
  );
}

/** Field of one cell of a batch: the files of one sample, so that rules about the length of the list of all do not apply. */
function cellField(schema: AppSchema, field: ValueField): ValueField {
  if (!isSheetField(schema, field)) {
    return field;
  }
  const rules = (field.config?.rules ?? []).map((rule) => {
    const { type, min: _min, max: _max, len: _len, ...rest } = rule;
    return type === 'array' ? rest : rule;
  });
  return { ...field, multiple: field.severalPerSample === true, config: { ...field.config, rules } };
}

function columnOf(schema: AppSchema, field: ValueField): SheetColumn {
  return {
    model: field.model,
    label: fieldLabel(field),
    field: cellField(schema, field),
    required: (field.config?.rules ?? []).some((rule) => rule.required === true),
    idRules: [],
    common: !isSheetField(schema, field),
  };
}

function idColumn(schema: AppSchema): SheetColumn {
  const idRules = schema.fields.find(({ tmplType }) => tmplType === 'sample_id')?.idRules ?? [];
  return { model: SAMPLE_ID, label: null, field: null, required: true, idRules, common: false };
}

const cache = new WeakMap<AppSchema, Map<string, readonly SheetColumn[]>>();

/**
 * Columns of the sheet: the sample id, then the visible fields in the order of the form. A field that a condition hides is a
 * column as soon as a row has its own value for the condition, so that each row can have the cells that belong to it.
 *
 * Equal columns are the same array: the table of cells is stored by it.
 */
export function sheetColumns(
  schema: AppSchema,
  values: FormValues,
  rows: readonly SheetRow[] = [],
): readonly SheetColumn[] {
  const shown = shownModels(schema, values, rows);
  const fields = valueFields(schema).filter(
    ({ tmplType, model }) => tmplType !== 'sample_id' && model !== SAMPLE_ID && shown.has(model),
  );
  const key = JSON.stringify(fields.map(({ model }) => model));
  const known = cache.get(schema) ?? new Map<string, readonly SheetColumn[]>();
  const columns = known.get(key) ?? [idColumn(schema), ...fields.map((field) => columnOf(schema, field))];
  cache.set(schema, known.set(key, columns));
  return columns;
}

/** Models of the fields that are visible for the common values or for a row. */
function shownModels(schema: AppSchema, values: FormValues, rows: readonly SheetRow[]): ReadonlySet<string> {
  const shown = new Set(visibleFields(schema, values).map(({ model }) => model));
  const masters = [...new Set(valueFields(schema).flatMap(({ visibleVariable }) => visibleVariable ?? []))];
  const seen = new Set<string>();
  for (const { cells } of masters.length > 0 ? rows : []) {
    const own = masters.filter((model) => cells[model] !== undefined);
    const key = JSON.stringify(own.map((model) => [model, cells[model]]));
    if (own.length > 0 && !seen.has(key)) {
      seen.add(key);
      visibleFields(schema, { ...values, ...cells }).forEach(({ model }) => shown.add(model));
    }
  }
  return shown;
}
