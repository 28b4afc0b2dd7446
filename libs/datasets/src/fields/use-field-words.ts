import { useMemo } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import type { FilterValue } from '@omics-portal/data-query';
import { formatFileSize } from '@omics-portal/wording';
import { FIELD_NAMES } from './field-names';
import { VALUE_NAMES } from './value-names';

/** Names of fields and values for people. */
export interface FieldWords {
  readonly field: (key: string) => string;
  /** A facet value; `null` is the Unknown bucket. */
  readonly value: (value: FilterValue) => string;
  /** A number of a field: sizes in units, others with thousands separators. */
  readonly number: (field: string, value: number) => string;
}

/** The words of one language: the house's own names first, then those of the schema, then the raw key. */
export function fieldWords(i18n: I18n, fields: readonly FieldSchema[] | undefined): FieldWords {
  const inSchema = new Map((fields ?? []).map((field) => [field.key, field.name]));
  const known = <Value>(table: Readonly<Record<string, Value>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return {
    field: (key) => {
      const name = known(FIELD_NAMES, key);
      return name ? i18n._(name) : (inSchema.get(key) ?? key);
    },
    value: (value) => {
      if (value === null) {
        return i18n._(msg`Unknown`);
      }
      const name = known(VALUE_NAMES, String(value));
      return name ? i18n._(name) : String(value);
    },
    number: (field, value) =>
      field === 'file_size' ? formatFileSize(value) : i18n.number(value, { maximumFractionDigits: 6 }),
  };
}

/** The words of the current language. */
export function useFieldWords(fields: readonly FieldSchema[] | undefined): FieldWords {
  const { t, i18n } = useLingui();
  // `t` is another one when the language changes; `i18n` stays the same object.
  return useMemo(() => fieldWords(i18n, fields), [fields, i18n, t]);
}
