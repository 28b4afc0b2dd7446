import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { FieldSchema } from '@omics-portal/api';
import { defaultSelection, type DataQuery } from '@omics-portal/data-query';
import { useStoredChoice } from '../ports/use-stored-choice';

const CHOICES = v.fallback(v.record(v.string(), v.boolean()), {});
const readChoices = (stored: unknown) => v.parse(CHOICES, stored);

/** Visible facets. A field with an active filter is always visible. */
export interface ShownFields {
  readonly fields: readonly FieldSchema[];
  readonly show: (key: string) => void;
  readonly hide: (key: string) => void;
  /** Called when the filter of a field was emptied in its facet, which then stays until it is removed or the page is left. */
  readonly stay: (key: string) => void;
}

/** Visible facets: the default ones, plus and minus the stored choices of the user, and those that were emptied in this visit. */
export function useShownFields(fields: readonly FieldSchema[] | undefined, query: DataQuery): ShownFields {
  const [choices, setChoices] = useStoredChoice(`facets__${query.collection}`, readChoices);
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const all = fields ?? [];
    const selected = new Set(defaultSelection(all));
    const isVisible = ({ key }: FieldSchema) =>
      Object.hasOwn(query.filters, key) ||
      emptied.has(key) ||
      (Object.hasOwn(choices, key) ? choices[key] === true : selected.has(key));
    const choose = (key: string, isShown: boolean) => setChoices({ ...choices, [key]: isShown });
    return {
      fields: all.filter(isVisible).sort((left, right) => left.priority - right.priority),
      show: (key) => choose(key, true),
      hide: (key) => {
        setEmptied(new Set([...emptied].filter((other) => other !== key)));
        choose(key, false);
      },
      stay: (key) => setEmptied(new Set([...emptied, key])),
    };
  }, [fields, query.filters, choices, setChoices, emptied]);
}
