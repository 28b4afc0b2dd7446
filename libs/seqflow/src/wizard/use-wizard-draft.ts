import { useCallback, useRef, useState } from 'react';
import { useSeqflow } from '../ports/seqflow-ports';
import { clearDraft, emptyDraft, hasContent, loadDraft, saveDraft, type WizardDraft } from './draft';

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

  return { draft, restoredFrom, kept, update, discard, forget };
}
