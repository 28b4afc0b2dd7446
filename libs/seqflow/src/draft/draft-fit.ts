import type { AppSchema } from '@omics-portal/api';
import { fingerprintOf } from '@omics-portal/resources';
import { initialValues, isBatch, isList, valueFields, type FormValues } from '../app-form/form-values';
import { SAMPLE_ID } from '../app-form/sample-id';
import { validateField } from '../app-form/validate-fields';
import { sheetColumns } from '../sheet/sheet-columns';
import type { SheetRow } from '../sheet/sheet-row';
import { rowsOfVersion1 } from './draft-version-1';
import type { WizardDraft } from './wizard-draft';

/** Fingerprint of an app's form: its mode, and the properties of each field that decide which values fit. Texts are ignored. */
export function schemaFingerprint(schema: AppSchema): string {
  const fields = valueFields(schema).map(
    ({
      tmplType,
      model,
      type,
      multiple,
      filterType,
      min,
      max,
      mode,
      options,
      profiles,
      visibleVariable,
      expectedValue,
      config,
    }) => ({
      ...{ tmplType, model, type, multiple, filterType, min, max, mode, visibleVariable, expectedValue },
      // A field of limits has the profiles of the user among its options, which come and go.
      options: profiles ? profiles : options?.map((option) => option.value ?? option.label),
      rules: config?.rules?.map(({ message: _words, ...rule }) => rule),
    }),
  );
  return fingerprintOf({ mode: schema.formMode, fields });
}

/** State of a stored draft against the app's current form. */
export type DraftState = 'fresh' | 'fits' | 'stale';

/** State of a draft: `stale` if the form has changed since the values were entered. They are never used without a confirmation. */
export function draftState(draft: Pick<WizardDraft, 'fingerprint'>, schema: AppSchema): DraftState {
  if (draft.fingerprint === null) {
    return 'fresh';
  }
  return draft.fingerprint === schemaFingerprint(schema) ? 'fits' : 'stale';
}

/** Stored values that still fit the current form: same field, right shape, valid. All others get their initial value. */
export function carryOver(schema: AppSchema, stored: FormValues): FormValues {
  const fresh = initialValues(schema);
  const fitting = valueFields(schema).flatMap((field) => {
    const value = stored[field.model];
    const sameShape = value !== undefined && value !== null && isList(value) === isList(fresh[field.model]);
    return sameShape && validateField(field, value) === null ? [[field.model, value] as const] : [];
  });
  return { ...fresh, ...Object.fromEntries(fitting) };
}

/** Values to show: those of a draft that fits, or the initial values of the form. */
export function shownValues(
  draft: Pick<WizardDraft, 'fingerprint' | 'values'>,
  schema: AppSchema,
): FormValues {
  const fresh = initialValues(schema);
  return draftState(draft, schema) === 'fits' ? { ...fresh, ...draft.values } : fresh;
}

/** Rows of the sample sheet of a draft. A draft of version 1 is converted. An app that is not a batch has exactly one row. */
export function shownRows(
  draft: Pick<WizardDraft, 'values' | 'rows' | 'unconverted'> & {
    readonly information: Pick<WizardDraft['information'], 'name'>;
  },
  schema: AppSchema,
): readonly SheetRow[] {
  const rows = draft.unconverted ? rowsOfVersion1(schema, draft.values, draft.unconverted) : draft.rows;
  if (isBatch(schema)) {
    return rows;
  }
  return [rows[0] ?? { rowId: SINGLE_ROW, cells: { [SAMPLE_ID]: draft.information.name } }];
}

/** Rows for the current form: cells of columns that are gone are dropped; the user's other cells stay. */
export function carryOverRows(
  schema: AppSchema,
  values: FormValues,
  rows: readonly SheetRow[],
): readonly SheetRow[] {
  const models = new Set(sheetColumns(schema, values, rows).map(({ model }) => model));
  return rows.map(({ rowId, cells }) => ({
    rowId,
    cells: Object.fromEntries(Object.entries(cells).filter(([model]) => models.has(model))),
  }));
}

const SINGLE_ROW = 'single';
