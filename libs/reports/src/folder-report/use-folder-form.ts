import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../drafted-form/use-drafted-form';
import { NAME_LENGTH } from '../new-report/report-draft';
import { useReports } from '../ports/reports-ports';
import { useSourceMessages } from '../qc-source/use-source-messages';
import {
  EMPTY_FOLDER_DRAFT,
  type FolderDraft,
  type FolderProblem,
  folderSchema,
  hasFolderContent,
} from './folder-draft';
import { folderDrafts, restoreFolderDraft, storeFolderDraft } from './stored-folder-draft';

/** Form of a new report on a folder, stored as a draft. */
export interface FolderForm extends DraftedForm<FolderDraft, FolderDraft> {
  /** Number of files of a restored draft that must be chosen again. */
  readonly lostFiles: number;
}

function useProblemMessages(): Record<FolderProblem, string> {
  const { t } = useLingui();
  const { min, max } = NAME_LENGTH;
  return {
    'name-length': t`Enter a name of ${min} to ${max} characters.`,
    ...useSourceMessages(),
  };
}

/** Form of a new report of one tool for folders. */
export function useFolderForm(pluginName: string): FolderForm {
  const { drafts } = useReports();
  const store = useMemo(() => folderDrafts(drafts, pluginName), [drafts, pluginName]);
  const [stored] = useState(store.load);
  const [initial] = useState(() => (stored ? restoreFolderDraft(stored) : EMPTY_FOLDER_DRAFT));
  const drafted = useDraftedForm<FolderDraft, FolderDraft, NonNullable<typeof stored>>({
    schema: folderSchema,
    messages: useProblemMessages(),
    empty: EMPTY_FOLDER_DRAFT,
    initial,
    stored,
    store,
    toStored: storeFolderDraft,
    hasContent: hasFolderContent,
  });
  return { ...drafted, lostFiles: drafted.restoredFrom === null ? 0 : (stored?.source.lostFiles ?? 0) };
}
