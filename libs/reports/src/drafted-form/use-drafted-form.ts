import type { Attempt, AttemptStore, DraftStore } from '@omics-portal/resources';
import { useSchemaForm, type SchemaForm, type SchemaFormOptions } from '@omics-portal/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Form whose values are stored as a draft. */
export interface DraftedForm<Draft extends FieldValues, Complete> {
  readonly form: SchemaForm<Draft, Complete>;
  readonly attempts: AttemptStore;
  /** Time at which the restored draft was saved, in milliseconds; null if there was none. */
  readonly restoredFrom: number | null;
  /** Empties the form and removes the draft; returns the function that restores it. */
  readonly discard: () => () => void;
}

/** Draft as it is stored, with the last attempt to submit it. */
interface StoredForm {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  readonly attempt: Attempt | null;
}

interface DraftedFormOptions<Draft extends FieldValues, Complete, Stored extends StoredForm> extends Pick<
  SchemaFormOptions<Draft, Complete>,
  'schema' | 'messages'
> {
  readonly empty: Draft;
  /** Values of the form after the draft is restored. */
  readonly initial: Draft;
  /** Draft that was found when the form was opened. */
  readonly stored: Stored | null;
  readonly store: DraftStore<Stored>;
  readonly toStored: (draft: Draft, attempt: Attempt | null, savedAt: number) => Stored;
  /** True if a draft has content that must not be lost. */
  readonly hasContent: (draft: Draft) => boolean;
}

/** Form whose every change is stored, so that closing its drawer or a reload loses no text. */
export function useDraftedForm<Draft extends FieldValues, Complete, Stored extends StoredForm>({
  schema,
  messages,
  empty,
  initial,
  stored: found,
  store,
  toStored,
  hasContent,
}: DraftedFormOptions<Draft, Complete, Stored>): DraftedForm<Draft, Complete> {
  const [restoredFrom, setRestoredFrom] = useState(found?.savedAt ?? null);
  const attempt = useRef(found?.attempt ?? null);
  const form = useSchemaForm<Draft, Complete>({
    schema,
    messages,
    defaultValues: initial as SchemaFormOptions<Draft, Complete>['defaultValues'],
  });
  const { getValues, reset, subscribe } = form;
  const save = useMemo(
    () => () => {
      const values = getValues();
      if (hasContent(values)) {
        store.save(toStored(values, attempt.current, Date.now()));
      } else {
        store.clear();
      }
    },
    [getValues, hasContent, store, toStored],
  );
  useEffect(
    () => subscribe({ formState: { values: true, isDirty: true }, callback: save }),
    [subscribe, save],
  );
  const attempts = useMemo<AttemptStore>(
    () => ({
      load: () => attempt.current,
      save: (next) => {
        attempt.current = next;
        save();
      },
      clear: () => {
        attempt.current = null;
        setRestoredFrom(null);
        reset(empty);
        store.clear();
      },
    }),
    [empty, reset, save, store],
  );
  const discard = () => {
    const before = { values: getValues(), attempt: attempt.current };
    attempts.clear();
    return () => {
      attempt.current = before.attempt;
      reset(before.values);
      save();
    };
  };
  return { form, attempts, restoredFrom, discard };
}
