import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { Button, deferredComponent, DropdownMenu, usePhone } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { ColumnsButton } from '@omics-portal/wording/columns';
import { FileDown, ListPlus } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import { MoreMenu } from './more-menu';
import { useOrderItems } from './use-order-items';
import { useResultActions } from './use-result-actions';
import type { Files } from './use-files';

/** Progress of an export or a kit, loaded with the first one. */
const TaskStrip = deferredComponent(async () => (await import('../export/task-strip')).TaskStrip);

interface FilesToolbarProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  readonly files: Files;
  readonly sentence: string;
}

/** Actions on all files of a query. On a phone they are one menu. */
export function FilesToolbar({ query, onQueryChange, labels, files, sentence }: FilesToolbarProps) {
  const { t, i18n } = useLingui();
  const isPhone = usePhone();
  const actions = useResultActions(query, sentence);
  const total = files.records.data?.total ?? 0;
  const addLabel = t`Add all ${i18n.number(total)} to the cart`;
  const addAll = () => void actions.addAll();
  const isEmpty = total === 0;
  const orders = useOrderItems(query, onQueryChange);
  const exports = [
    ...actions.exports,
    {
      key: 'kit',
      label: t`Download kit (scripts that fetch and verify)`,
      onSelect: () => void actions.makeKit(),
      separatorBefore: true,
    },
  ];
  const phoneItems = [
    { key: 'add', label: addLabel, icon: <ListPlus />, onSelect: addAll, disabled: isEmpty },
    ...exports.map((item) => ({ ...item, icon: <FileDown />, disabled: isEmpty })),
    ...orders,
  ];
  return (
    <>
      {isPhone ? null : (
        <>
          <Button size="sm" icon={<ListPlus />} disabled={isEmpty} onClick={addAll}>
            {addLabel}
          </Button>
          <DropdownMenu
            label={t`Export the result`}
            trigger={<Button size="sm" icon={<FileDown />} disabled={isEmpty}>{t`Export`}</Button>}
            items={exports}
          />
          <ColumnsButton
            columns={files.columns}
            layout={files.view.layout}
            onLayoutChange={files.view.setLayout}
          />
        </>
      )}
      <MoreMenu
        query={query}
        onQueryChange={onQueryChange}
        labels={labels}
        sentence={sentence}
        files={files}
        first={isPhone ? phoneItems : []}
      />
      {actions.running ? (
        <div className="basis-full contain-inline-size">
          <PanelBoundary>
            <TaskStrip {...actions.running} onCancel={actions.cancel} />
          </PanelBoundary>
        </div>
      ) : null}
    </>
  );
}
