import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { QuerySteps } from './use-query-history';

/** Undo and redo of filters, once there is a step. A button without a step is marked disabled, but keeps the focus. */
export function UndoButtons({ undo, redo }: QuerySteps) {
  const { t } = useLingui();
  if (!undo && !redo) {
    return null;
  }
  return (
    <>
      <IconButton
        size="sm"
        label={t`Undo the last filter change`}
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 />}
        aria-disabled={!undo}
        className="aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
        onClick={undo}
      />
      <IconButton
        size="sm"
        label={t`Redo the filter change`}
        aria-keyshortcuts="Control+Shift+Z"
        icon={<Redo2 />}
        aria-disabled={!redo}
        className="aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
        onClick={redo}
      />
    </>
  );
}
