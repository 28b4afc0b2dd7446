import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { QueryWords } from '@omics-portal/data-query';
import type { FieldWords } from './use-field-words';

/** The words by which a query or one of its filters is said. */
export function useQueryWords(words: FieldWords, title: string): QueryWords {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const list = (type: 'conjunction' | 'disjunction') => (parts: readonly string[]) =>
      new Intl.ListFormat(i18n.locale, { type }).format(parts);
    return {
      everything: () => t`All files of ${title}`,
      sentence: (_collection, conditions) => t`Files of ${title}: ${conditions}`,
      all: list('conjunction'),
      any: list('disjunction'),
      field: words.field,
      value: (_field, value) => words.value(value),
      oneOf: (field, values) => t`${field} is ${values}`,
      between: (field, min, max) => t`${field} from ${i18n.number(min)} to ${i18n.number(max)}`,
      atLeast: (field, min) => t`${field} at least ${i18n.number(min)}`,
      atMost: (field, max) => t`${field} at most ${i18n.number(max)}`,
      contains: (field, text) => t`${field} contains ${text}`,
    };
  }, [i18n, t, title, words]);
}
