import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import type { TransferOutcome } from '@omics-portal/resources';
import { Alert, Button, Dialog, notify } from '@omics-portal/ui';
import { useState, type ComponentType } from 'react';
import type { ActionContext } from './delete-entries';
import { nameOf, type FolderLocation } from '../location/folder-location';
import { isInside, itemsInto } from './transfer-items';
import { TransferReport } from './transfer-report';
import { undoAction } from './undo-transfer';
import { useTransfer, type ConflictChoice } from './use-transfer';
import { useTransferTexts } from './use-transfer-texts';

export interface TransferDialogProps {
  readonly action: 'move' | 'copy';
  readonly entries: readonly StorageObject[];
  readonly location: FolderLocation;
  /** Of the screen, for an undo after the dialog is gone. */
  readonly context: ActionContext;
  /** Tree of the file manager: it is part of the screen, and not of this file, which is loaded later. */
  readonly FolderTree: ComponentType<{
    readonly location: FolderLocation;
    readonly onLocationChange: (location: FolderLocation) => void;
  }>;
  readonly onClose: () => void;
  /** Called when something was moved or copied. */
  readonly onDone: () => void;
}

/** Dialog that moves or copies entries into a folder of the tree, asks about names that are taken, and lists what failed. */
export function TransferDialog(props: TransferDialogProps) {
  const { action, entries, location, context, FolderTree, onClose, onDone } = props;
  const { t } = useLingui();
  const texts = useTransferTexts(action);
  const [target, setTarget] = useState<FolderLocation>({ ...location, filter: '' });
  const transfer = useTransfer();
  const { isSent, isPending } = transfer;
  const folder = nameOf(target.folder) || target.bucket;
  const problem = useTargetProblem(action, entries, target.folder);
  const announce = (outcomes: readonly TransferOutcome[]) => {
    const done = outcomes.filter(({ state }) => state === 'done').length;
    const { service, bucket } = location;
    const undo = undoAction(context, { action, service, bucket, toBucket: target.bucket, outcomes });
    notify({ tone: done > 0 ? 'success' : 'info', title: texts.done(done, folder), action: undo });
  };
  const finish = (outcomes: readonly TransferOutcome[]) => {
    const has = (state: TransferOutcome['state']) => outcomes.some((outcome) => outcome.state === state);
    const isComplete = outcomes.every(({ state }) => state === 'done' || state === 'skipped');
    if (has('done')) onDone();
    if (isComplete || (has('done') && !has('conflict'))) announce(outcomes);
    if (isComplete) onClose();
  };
  const asks = transfer.conflicts.length > 0;
  const leave = () => {
    // What was moved before the question stays moved, and can be moved back.
    if (asks && transfer.outcomes.some(({ state }) => state === 'done')) announce(transfer.outcomes);
    onClose();
  };
  const start = () => {
    const items = itemsInto(entries, target.folder).filter(
      ({ from, to }) => action === 'copy' || from !== to,
    );
    const { service, bucket } = location;
    const request = { service, bucket, to_bucket: target.bucket, action, items };
    void transfer.start(request).then(finish, () => undefined);
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{t`Cancel`}</Button>
      <Button variant="primary" busy={isPending} disabled={problem !== null} onClick={start}>
        {texts.submit}
      </Button>
    </>
  );
  const question = (
    <ConflictButtons
      busy={isPending}
      onChoice={(choice) => void transfer.resolveConflicts(choice).then(finish, () => undefined)}
    />
  );
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={texts.title(entries.length)}
      closeLabel={t`Close`}
      footer={asks ? question : isSent ? <Button onClick={onClose}>{t`Close`}</Button> : buttons}
    >
      <div className="flex flex-col gap-4">
        {isSent ? null : (
          <>
            <p className="text-sm">{t`Into the folder ${folder}`}</p>
            <div className="max-h-[40dvh] min-h-40 overflow-y-auto rounded-card border border-border p-2">
              <FolderTree location={target} onLocationChange={setTarget} />
            </div>
            {problem ? <Alert tone="info" title={problem} /> : null}
          </>
        )}
        <TransferReport transfer={transfer} texts={texts} folder={folder} />
      </div>
    </Dialog>
  );
}

/** Reason why entries cannot go into a folder; null if they can. */
function useTargetProblem(
  action: 'move' | 'copy',
  entries: readonly StorageObject[],
  folder: string,
): string | null {
  const { t } = useLingui();
  if (isInside(folder, entries)) {
    return t`A folder cannot go into itself: choose another one.`;
  }
  return action === 'move' && itemsInto(entries, folder).every(({ from, to }) => from === to)
    ? t`They are in this folder already: choose another one.`
    : null;
}

interface ConflictButtonsProps {
  readonly busy: boolean;
  readonly onChoice: (choice: ConflictChoice) => void;
}

function ConflictButtons({ busy, onChoice }: ConflictButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button disabled={busy} onClick={() => onChoice('skip')}>{t`Skip them`}</Button>
      <Button disabled={busy} onClick={() => onChoice('replace')}>{t`Replace`}</Button>
      <Button variant="primary" busy={busy} onClick={() => onChoice('keep_both')}>
        {t`Keep both`}
      </Button>
    </>
  );
}
