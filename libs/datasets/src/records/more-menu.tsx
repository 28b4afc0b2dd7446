import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, DropdownMenu, type DropdownMenuItem } from '@omics-portal/ui';
import { Bookmark, ChartColumn, ClipboardPaste, Ellipsis, FolderOpen, Rows3, Share2 } from 'lucide-react';
import type { QueryDialogProps } from './query-dialog';
import type { Files } from './use-files';

/** Dialogs of the query, loaded when one is first opened. */
const QueryDialog = lazy(async () => ({ default: (await import('./query-dialog')).QueryDialog }));

const SourcesDrawer = lazy(async () => ({ default: (await import('./sources-drawer')).SourcesDrawer }));

interface MoreMenuProps extends Omit<QueryDialogProps, 'kind' | 'onClose'> {
  readonly files: Files;
  /** Items before those of the query. */
  readonly first: readonly DropdownMenuItem[];
}

/** Menu of what is used less often: the query as code, saved queries, pasted lists, charts, density, and the sources of the data. */
export function MoreMenu({ files, first, ...dialog }: MoreMenuProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<QueryDialogProps['kind'] | 'sources' | null>(null);
  const { charts, setCharts, view } = files;
  const items: DropdownMenuItem[] = [
    ...first,
    {
      key: 'copy',
      label: t`Copy as...`,
      icon: <Share2 />,
      onSelect: () => setKind('copy'),
      separatorBefore: first.length > 0,
    },
    { key: 'saved', label: t`Saved queries`, icon: <Bookmark />, onSelect: () => setKind('saved') },
    { key: 'paste', label: t`Paste a list`, icon: <ClipboardPaste />, onSelect: () => setKind('paste') },
    {
      key: 'charts',
      label: charts.open ? t`Hide charts` : t`Show charts`,
      icon: <ChartColumn />,
      onSelect: () => setCharts({ ...charts, open: !charts.open }),
      separatorBefore: true,
    },
    {
      key: 'rows',
      label: view.dense ? t`Roomy rows` : t`Compact rows`,
      icon: <Rows3 />,
      onSelect: () => view.setDense(!view.dense),
    },
    {
      key: 'sources',
      label: t`Sources of the data`,
      icon: <FolderOpen />,
      onSelect: () => setKind('sources'),
      separatorBefore: true,
    },
  ];
  return (
    <>
      <DropdownMenu
        label={t`More actions`}
        trigger={<Button size="sm" icon={<Ellipsis />}>{t`More actions`}</Button>}
        items={items}
      />
      {kind === null ? null : (
        <Suspense>
          {kind === 'sources' ? (
            <SourcesDrawer collection={dialog.query.collection} onClose={() => setKind(null)} />
          ) : (
            <QueryDialog {...dialog} kind={kind} onClose={() => setKind(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}
