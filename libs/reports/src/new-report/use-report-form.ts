import { useLingui } from '@lingui/react/macro';
import type { AttemptStore } from '@omics-portal/resources';
import { useSchemaForm, type SchemaForm } from '@omics-portal/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useReports } from '../ports/reports-ports';
import {
  EMPTY_DRAFT,
  NAME_LENGTH,
  reportSchema,
  type CompleteDraft,
  type DraftProblem,
  type ReportDraft,
} from './report-draft';
import { hasContent, reportDrafts, restoreDraft, storeDraft, type RestoredDraft } from './stored-draft';

/** Form of a new report, stored as a draft. */
export interface ReportForm {
  readonly form: SchemaForm<ReportDraft, CompleteDraft>;
  readonly attempts: AttemptStore;
  /** Time at which the restored draft was saved, in milliseconds; null if there was none. */
  readonly restoredFrom: number | null;
  readonly lostFiles: RestoredDraft['lostFiles'];
  /** Empties the form and removes the draft; returns the function that restores it. */
  readonly discard: () => () => void;
}

function useProblemMessages(): Record<DraftProblem, string> {
  const { t } = useLingui();
  const { min, max } = NAME_LENGTH;
  return {
    'name-length': t`Enter a name of ${min} to ${max} characters.`,
    'data-required': t`Choose the data table.`,
    'metadata-required': t`Choose the metadata table.`,
  };
}

/** Form of a new report of one tool. Every change is stored, so that closing the drawer or a reload loses no text. */
export function useReportForm(pluginName: string): ReportForm {
  const { drafts } = useReports();
  const store = useMemo(() => reportDrafts(drafts, pluginName), [drafts, pluginName]);
  const [stored, setStored] = useState(store.load);
  const [{ draft, lostFiles }] = useState(() =>
    stored ? restoreDraft(stored) : { draft: EMPTY_DRAFT, lostFiles: {} },
  );
  const attempt = useRef(stored?.attempt ?? null);
  const form = useSchemaForm<ReportDraft, CompleteDraft>({
    schema: reportSchema,
    messages: useProblemMessages(),
    defaultValues: draft,
  });
  const { getValues, reset, subscribe } = form;
  const save = useMemo(
    () => () => {
      const values = getValues();
      if (hasContent(values)) {
        store.save(storeDraft(values, attempt.current, Date.now()));
      } else {
        store.clear();
      }
    },
    [getValues, store],
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
        setStored(null);
        reset(EMPTY_DRAFT);
        store.clear();
      },
    }),
    [reset, save, store],
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
  return {
    form,
    attempts,
    restoredFrom: stored?.savedAt ?? null,
    lostFiles: stored ? lostFiles : {},
    discard,
  };
}
