import { useMemo } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import type { FilterValue } from '@omics-portal/data-query';
import { formatFileSize } from '@omics-portal/wording';
import { FIELD_NAMES } from './field-names';

/** Labels of fields and values in one language. */
export interface FieldLabels {
  /** Name of a field. */
  readonly field: (key: string) => string;
  /** Label of a field's value; `null` is the Unknown bucket. A value without a label is shown as it is. */
  readonly value: (field: string, value: FilterValue) => string;
  /** A number of a field: sizes in units, others with thousands separators. */
  readonly number: (field: string, value: number) => string;
}

/**
 * Labels in one language. A field has the portal's own name, else that of the schema, else its key. A value has the
 * label that the server sent for the language.
 */
export function fieldLabels(i18n: I18n, fields: readonly FieldSchema[] | undefined): FieldLabels {
  const inSchema = new Map((fields ?? []).map((field) => [field.key, field.name]));
  const valueLabels = new Map((fields ?? []).map((field) => [field.key, labelsIn(i18n.locale, field)]));
  return {
    field: (key) => {
      const name = known(FIELD_NAMES, key);
      return name ? i18n._(name) : (inSchema.get(key) ?? key);
    },
    value: (field, value) => {
      if (value === null) return i18n._(msg`Unknown`);
      const label = known(valueLabels.get(field) ?? {}, String(value));
      if (label !== undefined) return label;
      return typeof value === 'boolean' ? i18n._(value ? msg`Yes` : msg`No`) : String(value);
    },
    number: (field, value) =>
      field === 'file_size' ? formatFileSize(value) : i18n.number(value, { maximumFractionDigits: 6 }),
  };
}

/** Labels of a field's values in a language, or else in its base language: those of "zh" for "zh-CN". */
function labelsIn(locale: string, { labels = {} }: FieldSchema): Readonly<Record<string, string>> {
  return known(labels, locale) ?? known(labels, locale.split('-')[0] ?? locale) ?? {};
}

/** Own property of a table that comes from a server; a value may be called `constructor`. */
function known<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Labels in the active language. */
export function useFieldLabels(fields: readonly FieldSchema[] | undefined): FieldLabels {
  const { t, i18n } = useLingui();
  // `t` changes with the language; `i18n` stays the same object.
  return useMemo(() => fieldLabels(i18n, fields), [fields, i18n, t]);
}
