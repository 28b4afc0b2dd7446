import type { AppSchema } from '@omics-portal/api';
import { fingerprintOf } from '@omics-portal/resources';
import { initialValues, isList, valueFields, type FormValues } from '../app-form/form-values';
import { validateField } from '../app-form/validate-fields';
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
      visibleVariable,
      expectedValue,
      config,
    }) => ({
      ...{ tmplType, model, type, multiple, filterType, min, max, mode, visibleVariable, expectedValue },
      options: options?.map((option) => option.value ?? option.label),
      rules: config?.rules?.map(({ message: _words, ...rule }) => rule),
    }),
  );
  return fingerprintOf({ mode: schema.formMode, fields });
}

/** State of a stored draft against the app's current form. */
export type DraftState = 'fresh' | 'fits' | 'stale';

/** State of a draft: `stale` if the form has changed since the values were entered. They are never used without a confirmation. */
export function draftState(draft: WizardDraft, schema: AppSchema): DraftState {
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
export function shownValues(draft: WizardDraft, schema: AppSchema): FormValues {
  const fresh = initialValues(schema);
  return draftState(draft, schema) === 'fits' ? { ...fresh, ...draft.values } : fresh;
}

/** List of at least `count` ids; existing ids are preserved. */
export function withIds(ids: readonly string[], count: number, newId: () => string): readonly string[] {
  return ids.length >= count ? ids : [...ids, ...Array.from({ length: count - ids.length }, newId)];
}
