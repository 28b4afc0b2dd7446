import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { AttemptStore, DraftStorage } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';
import { EMPTY_HISTORY, type SheetHistory } from '../sheet/sheet-history';
import {
  draftKey,
  emptyDraft,
  hasContent,
  newestOther,
  wizardDrafts,
  type OtherDraft,
  type WizardDraft,
} from './wizard-draft';

/** Draft of one app, and the actions on it. */
export interface DraftHandle {
  readonly draft: WizardDraft;
  /** Number of times that another draft has replaced this one: discarded, restored, or opened from another tab. */
  readonly replacements: number;
  /** Time at which the restored draft was saved, in milliseconds; null if there was none. */
  readonly restoredFrom: number | null;
  /** False when the browser stores nothing, so that a reload would lose the draft. */
  readonly stored: boolean;
  readonly update: (change: Partial<WizardDraft>) => void;
  /** Undo history of the sheet. It lasts while the wizard is open, and ends when another draft replaces this one. */
  readonly history: SheetHistory;
  readonly setHistory: (history: SheetHistory) => void;
  /** Removes everything; returns the function that restores it. */
  readonly discard: () => () => void;
  /** Attempt to submit the draft; after a confirmation the draft is removed. */
  readonly attempts: AttemptStore;
  /** Newest version that differs, saved by another tab; null when there is none. */
  readonly other: OtherDraft | null;
  /** Continues with the other version. The current one remains stored, as the other version. */
  readonly openOther: () => void;
  /** Removes the other version; returns the function that restores it. */
  readonly discardOther: () => () => void;
}

/** Draft of the wizard for one app. Every change is stored at once, so that a reload or a failure loses nothing. */
export function useWizardDraft(appId: string): DraftHandle {
  const { drafts } = useSeqflow();
  const store = useMemo(() => wizardDrafts(drafts, appId), [drafts, appId]);
  const [found] = useState(store.load);
  const [draft, setDraft] = useState(() => found ?? emptyDraft(Date.now()));
  const [restoredFrom, setRestoredFrom] = useState(found && hasContent(found) ? found.savedAt : null);
  const [stored, setStored] = useState(true);
  const latest = useRef(draft);
  const [replacements, countReplacement] = useReducer((count: number) => count + 1, 0);

  const [edits, setEdits] = useState({ replacements: 0, history: EMPTY_HISTORY });
  const history = edits.replacements === replacements ? edits.history : EMPTY_HISTORY;
  const setHistory = (next: SheetHistory) => setEdits({ replacements, history: next });

  const put = useCallback(
    (next: WizardDraft) => {
      latest.current = next;
      setDraft(next);
      setStored(store.save(next));
    },
    [store],
  );
  const { other, openOther, discardOther } = useOtherVersion(drafts, appId, draft, (replacement) => {
    latest.current = replacement;
    setDraft(replacement);
    setRestoredFrom(replacement.savedAt);
    countReplacement();
  });
  const update = useCallback(
    (change: Partial<WizardDraft>) => put({ ...latest.current, ...change, savedAt: Date.now() }),
    [put],
  );
  const attempts = useMemo<AttemptStore>(
    () => ({
      load: () => latest.current.attempt,
      save: (attempt) => update({ attempt }),
      clear: store.clear,
    }),
    [update, store],
  );
  const discard = useCallback(() => {
    const before = latest.current;
    put(emptyDraft(Date.now()));
    countReplacement();
    store.clear();
    setRestoredFrom(null);
    return () => {
      put(before);
      countReplacement();
    };
  }, [put, store]);

  return {
    draft,
    replacements,
    restoredFrom,
    stored,
    update,
    history,
    setHistory,
    discard,
    attempts,
    other,
    openOther,
    discardOther,
  };
}

/** Version of another tab, updated with each change in that tab. */
function useOtherVersion(
  drafts: DraftStorage,
  appId: string,
  own: WizardDraft,
  onReplaced: (draft: WizardDraft) => void,
): Pick<DraftHandle, 'other' | 'openOther' | 'discardOther'> {
  const [, refresh] = useReducer((revision: number) => revision + 1, 0);
  useEffect(() => drafts.subscribe(refresh), [drafts]);
  // Read in every render, after an event of another tab and after each change of this draft.
  const other = newestOther(drafts, appId, own);
  const openOther = () => {
    if (other) {
      drafts.takeVersion(draftKey(appId), other.id);
      onReplaced(other.draft);
      refresh();
    }
  };
  const discardOther = () => {
    const key = draftKey(appId);
    if (other) {
      drafts.removeVersion(key, other.id);
      refresh();
    }
    return () => {
      if (other) {
        drafts.addVersion(key, JSON.stringify(other.draft));
        refresh();
      }
    };
  };
  return { other, openOther, discardOther };
}
