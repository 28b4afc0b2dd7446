import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../drafted-form/use-drafted-form';
import { useReports } from '../ports/reports-ports';
import { useSourceMessages } from '../qc-source/use-source-messages';
import {
  EMPTY_DRAFT,
  NAME_LENGTH,
  reportSchema,
  type CompleteDraft,
  type DraftProblem,
  type ReportDraft,
} from './report-draft';
import { hasContent, reportDrafts, restoreDraft, storeDraft, type RestoredDraft } from './stored-draft';

/** Form of a new report on two tables, stored as a draft. */
export interface ReportForm extends DraftedForm<ReportDraft, CompleteDraft> {
  readonly lostFiles: RestoredDraft['lostFiles'];
  /** Number of outputs of quality control of a restored draft that must be chosen again. */
  readonly lostOutputs: number;
}

function useProblemMessages(): Record<DraftProblem, string> {
  const { t } = useLingui();
  const { min, max } = NAME_LENGTH;
  return {
    'name-length': t`Enter a name of ${min} to ${max} characters.`,
    'data-required': t`Choose the data table.`,
    'metadata-required': t`Choose the metadata table.`,
    ...useSourceMessages(),
  };
}

/** Form of a new report of one tool for tables. */
export function useReportForm(pluginName: string): ReportForm {
  const { drafts } = useReports();
  const store = useMemo(() => reportDrafts(drafts, pluginName), [drafts, pluginName]);
  const [stored] = useState(store.load);
  const [{ draft, lostFiles }] = useState(() =>
    stored ? restoreDraft(stored) : { draft: EMPTY_DRAFT, lostFiles: {} },
  );
  const drafted = useDraftedForm<ReportDraft, CompleteDraft, NonNullable<typeof stored>>({
    schema: reportSchema,
    messages: useProblemMessages(),
    empty: EMPTY_DRAFT,
    initial: draft,
    stored,
    store,
    toStored: storeDraft,
    hasContent,
  });
  const isRestored = drafted.restoredFrom !== null;
  return {
    ...drafted,
    lostFiles: isRestored ? lostFiles : {},
    lostOutputs: isRestored ? (stored?.source.lostFiles ?? 0) : 0,
  };
}
