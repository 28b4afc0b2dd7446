import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useSeqflow } from '../ports/seqflow-ports';
import {
  clearDraft,
  draftKey,
  emptyDraft,
  hasContent,
  loadDraft,
  newestOther,
  saveDraft,
  type DraftStorage,
  type OtherDraft,
  type WizardDraft,
} from './draft';

/** The draft of one app and what can be done with it. */
export interface DraftHandle {
  readonly draft: WizardDraft;
  /** When the draft that was found had been saved, in milliseconds; null when there was none. */
  readonly restoredFrom: number | null;
  /** False when the browser keeps nothing, so a reload would lose the draft. */
  readonly kept: boolean;
  readonly update: (change: Partial<WizardDraft>) => void;
  /** Throws everything away; gives what puts it back. */
  readonly discard: () => () => void;
  /** Forgets the stored draft, after it was submitted. */
  readonly forget: () => void;
  /** Newest version that differs, saved by another tab; null when there is none. */
  readonly other: OtherDraft | null;
  /** Continues with the other version. The present one stays stored, and is then the other version. */
  readonly openOther: () => void;
  /** Removes the other version; returns what puts it back. */
  readonly discardOther: () => () => void;
}

/** Keeps what a person enters for one app: every change is stored at once, so a reload or a failure loses nothing. */
export function useWizardDraft(appId: string): DraftHandle {
  const { drafts } = useSeqflow();
  const [found] = useState(() => loadDraft(drafts, appId));
  const [draft, setDraft] = useState(() => found ?? emptyDraft(Date.now()));
  const [restoredFrom, setRestoredFrom] = useState(found && hasContent(found) ? found.savedAt : null);
  const [kept, setKept] = useState(true);
  const latest = useRef(draft);

  const put = useCallback(
    (next: WizardDraft) => {
      latest.current = next;
      setDraft(next);
      setKept(saveDraft(drafts, appId, next));
    },
    [drafts, appId],
  );
  const { other, openOther, discardOther } = useOtherVersion(drafts, appId, draft, (taken) => {
    latest.current = taken;
    setDraft(taken);
    setRestoredFrom(taken.savedAt);
  });
  const update = useCallback(
    (change: Partial<WizardDraft>) => put({ ...latest.current, ...change, savedAt: Date.now() }),
    [put],
  );
  const forget = useCallback(() => clearDraft(drafts, appId), [drafts, appId]);
  const discard = useCallback(() => {
    const before = latest.current;
    put(emptyDraft(Date.now()));
    forget();
    setRestoredFrom(null);
    return () => put(before);
  }, [put, forget]);

  return { draft, restoredFrom, kept, update, discard, forget, other, openOther, discardOther };
}

/** The version of another tab, followed while that tab is being typed in. */
function useOtherVersion(
  drafts: DraftStorage,
  appId: string,
  own: WizardDraft,
  onTaken: (draft: WizardDraft) => void,
): Pick<DraftHandle, 'other' | 'openOther' | 'discardOther'> {
  const [, refresh] = useReducer((revision: number) => revision + 1, 0);
  useEffect(() => drafts.subscribe(refresh), [drafts]);
  // Read in every render: after an event of another tab, and after each change of our own draft.
  const other = newestOther(drafts, appId, own);
  const openOther = () => {
    if (other) {
      drafts.takeVersion(draftKey(appId), other.id);
      onTaken(other.draft);
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
