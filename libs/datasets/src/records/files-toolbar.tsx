import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { Button, DropdownMenu } from '@omics-portal/ui';
import { FileDown, ListPlus } from 'lucide-react';
import { TaskStrip } from '../export/task-strip';
import { useResultActions } from './use-result-actions';
import { CopyQueryButton } from './copy-query-button';

interface FilesToolbarProps {
  readonly query: DataQuery;
  /** Number of files of the query; 0 while it is unknown. */
  readonly total: number;
  readonly sentence: string;
  /** Controls of the view. */
  readonly children: ReactNode;
}

/** Toolbar with actions on all files of a query. */
export function FilesToolbar({ query, total, sentence, children }: FilesToolbarProps) {
  const { t, i18n } = useLingui();
  const actions = useResultActions(query, sentence);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<ListPlus />} disabled={total === 0} onClick={() => void actions.addAll()}>
          {t`Add all ${i18n.number(total)} to the cart`}
        </Button>
        <DropdownMenu
          label={t`Export the result`}
          trigger={<Button size="sm" icon={<FileDown />} disabled={total === 0}>{t`Export`}</Button>}
          items={[
            ...actions.exports,
            {
              key: 'kit',
              label: t`Download kit (scripts that fetch and verify)`,
              onSelect: () => void actions.makeKit(),
              separatorBefore: true,
            },
          ]}
        />
        <CopyQueryButton query={query} />
        <div className="flex flex-wrap items-center gap-2 md:ms-auto">{children}</div>
      </div>
      {actions.running ? <TaskStrip {...actions.running} onCancel={actions.cancel} /> : null}
    </div>
  );
}
