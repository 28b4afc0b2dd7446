import { useMemo, useState } from 'react';
import type { FieldSchema } from '@omics-portal/api';
import { defaultSelection, type DataQuery } from '@omics-portal/data-query';

/** Which facets are in sight. A field with a filter in force always is: no filter works unseen. */
export interface ShownFields {
  readonly fields: readonly FieldSchema[];
  readonly show: (key: string) => void;
  readonly hide: (key: string) => void;
}

/** The facets that a person sees: those selected at the start, what was added, without what was removed. */
export function useShownFields(fields: readonly FieldSchema[] | undefined, query: DataQuery): ShownFields {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  return useMemo(() => {
    const all = fields ?? [];
    const selected = new Set(defaultSelection(all));
    const isShown = ({ key }: FieldSchema) =>
      Object.hasOwn(query.filters, key) ||
      (Object.hasOwn(choices, key) ? choices[key] === true : selected.has(key));
    const choose = (key: string, wanted: boolean) => setChoices((before) => ({ ...before, [key]: wanted }));
    return {
      fields: all.filter(isShown).sort((left, right) => left.priority - right.priority),
      show: (key) => choose(key, true),
      hide: (key) => choose(key, false),
    };
  }, [fields, query.filters, choices]);
}
