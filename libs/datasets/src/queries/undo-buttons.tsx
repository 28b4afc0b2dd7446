import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { QuerySteps } from './use-query-history';

/** As a disabled button looks: one that was pressed until there is no further step keeps the focus. */
const AT_THE_END = 'aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';

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
        aria-disabled={!undo}
        className={AT_THE_END}
        onClick={undo}
      />
      <IconButton
        size="sm"
        label={t`Redo the filter change`}
        aria-keyshortcuts="Control+Shift+Z"
        icon={<Redo2 />}
        aria-disabled={!redo}
        className={AT_THE_END}
        onClick={redo}
      />
    </>
  );
}
