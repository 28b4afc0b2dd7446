import { useMemo } from 'react';
import * as v from 'valibot';
import type { FieldSchema } from '@omics-portal/api';
import { defaultSelection, type DataQuery } from '@omics-portal/data-query';
import { useStoredChoice } from '../ports/use-stored-choice';

const CHOICES = v.fallback(v.record(v.string(), v.boolean()), {});
const readChoices = (kept: unknown) => v.parse(CHOICES, kept);

/** Which facets are in sight. A field with a filter in force always is: no filter works unseen. */
export interface ShownFields {
  readonly fields: readonly FieldSchema[];
  readonly show: (key: string) => void;
  readonly hide: (key: string) => void;
}

/** The facets that a person sees: those selected at the start, what was added, without what was removed. It is kept. */
export function useShownFields(fields: readonly FieldSchema[] | undefined, query: DataQuery): ShownFields {
  const [choices, setChoices] = useStoredChoice(`facets__${query.collection}`, readChoices);
  return useMemo(() => {
    const all = fields ?? [];
    const selected = new Set(defaultSelection(all));
    const isShown = ({ key }: FieldSchema) =>
      Object.hasOwn(query.filters, key) ||
      (Object.hasOwn(choices, key) ? choices[key] === true : selected.has(key));
    const choose = (key: string, wanted: boolean) => setChoices({ ...choices, [key]: wanted });
    return {
      fields: all.filter(isShown).sort((left, right) => left.priority - right.priority),
      show: (key) => choose(key, true),
      hide: (key) => choose(key, false),
    };
  }, [fields, query.filters, choices, setChoices]);
}
