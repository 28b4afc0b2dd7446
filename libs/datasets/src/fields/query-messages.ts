import { useMemo } from 'react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QueryMessages } from '@omics-portal/data-query';
import { exactFileSize } from '@omics-portal/wording';
import type { FieldLabels } from './field-labels';
import { spacedChinese, withEdges } from './spaced-chinese';

/** Messages that describe a query or a filter in one language, with labels of the same language. */
export function queryMessages(i18n: I18n, labels: FieldLabels, title: string): QueryMessages {
  const isChinese = i18n.locale.startsWith('zh');
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) => {
    const format = new Intl.ListFormat(i18n.locale, { type });
    return isChinese ? spacedChinese(format.format(items.map(withEdges))) : format.format(items);
  };
  const say = ({ id, values = {}, ...options }: MessageDescriptor) => {
    if (!isChinese) return i18n._(id, values, options);
    const edged = Object.entries(values).map(([name, value]) => [name, withEdges(String(value))]);
    return spacedChinese(i18n._(id, Object.fromEntries(edged), options));
  };
  // Sizes have a unit where that says the exact number.
  const amount = (key: string, number: number) =>
    key === 'file_size'
      ? (exactFileSize(number) ?? i18n._(msg`${i18n.number(number)} bytes`))
      : i18n.number(number);
  return {
    everything: () => say(msg`All files of ${title}`),
    sentence: (_collection, conditions) => say(msg`Files of ${title}: ${conditions}`),
    all: list('conjunction'),
    any: list('disjunction'),
    field: labels.field,
    value: labels.value,
    oneOf: (field, values) => say(msg`${field} is ${values}`),
    noneOf: (field, values) => say(msg`${field} is not ${values}`),
    between: (field, min, max, key) => say(msg`${field} from ${amount(key, min)} to ${amount(key, max)}`),
    atLeast: (field, min, key) => say(msg`${field} at least ${amount(key, min)}`),
    atMost: (field, max, key) => say(msg`${field} at most ${amount(key, max)}`),
    contains: (field, text) => say(msg`${field} contains ${text}`),
    anyOf: (conditions) => {
      const alternatives = conditions.join(i18n._(msg({ message: '; ', context: 'between conditions' })));
      return say(msg`any of (${alternatives})`);
    },
    search: (words, fields) => say(msg`${words} found in ${fields}`),
  };
}

/** Messages that describe a query or a filter in the active language. */
export function useQueryMessages(labels: FieldLabels, title: string): QueryMessages {
  const { t, i18n } = useLingui();
  // `t` changes with the language; `i18n` stays the same object.
  return useMemo(() => queryMessages(i18n, labels, title), [i18n, t, title, labels]);
}
