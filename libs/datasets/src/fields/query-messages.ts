import { useMemo } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QueryMessages } from '@omics-portal/data-query';
import type { FieldLabels } from './field-labels';

/** Messages that describe a query or a filter in one language, with labels of the same language. */
export function queryMessages(i18n: I18n, labels: FieldLabels, title: string): QueryMessages {
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type }).format(items);
  return {
    everything: () => i18n._(msg`All files of ${title}`),
    sentence: (_collection, conditions) => i18n._(msg`Files of ${title}: ${conditions}`),
    all: list('conjunction'),
    any: list('disjunction'),
    field: labels.field,
    value: labels.value,
    oneOf: (field, values) => i18n._(msg`${field} is ${values}`),
    between: (field, min, max) => i18n._(msg`${field} from ${i18n.number(min)} to ${i18n.number(max)}`),
    atLeast: (field, min) => i18n._(msg`${field} at least ${i18n.number(min)}`),
    atMost: (field, max) => i18n._(msg`${field} at most ${i18n.number(max)}`),
    contains: (field, text) => i18n._(msg`${field} contains ${text}`),
  };
}

/** Messages that describe a query or a filter in the active language. */
export function useQueryMessages(labels: FieldLabels, title: string): QueryMessages {
  const { t, i18n } = useLingui();
  // `t` changes with the language; `i18n` stays the same object.
  return useMemo(() => queryMessages(i18n, labels, title), [i18n, t, title, labels]);
}
