import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { QuerySteps } from './use-query-history';

/** The filter one step back, and one step forward. */
export function UndoButtons({ undo, redo }: QuerySteps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        size="sm"
        label={t`Undo the last filter change`}
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 />}
        disabled={!undo}
        onClick={undo}
      />
      <IconButton
        size="sm"
        label={t`Redo the filter change`}
        aria-keyshortcuts="Control+Shift+Z"
        icon={<Redo2 />}
        disabled={!redo}
        onClick={redo}
      />
    </>
  );
}
