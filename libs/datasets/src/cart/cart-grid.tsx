import { useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, MiddleEllipsis } from '@omics-portal/ui';
import { DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { formatFileSize } from '@omics-portal/wording';
import { Trash2 } from 'lucide-react';
import type { CartFile } from '../cart-store/cart-file';

interface CartGridProps {
  readonly files: readonly CartFile[];
  /** Label of a collection, or of stored files. */
  readonly sourceLabel: (collection: string) => string;
  /** State of a file, such as missing; empty for most. */
  readonly stateOf: (file: CartFile) => string;
  readonly onRemove: (files: readonly CartFile[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Grid with the files of a large cart; it renders only the visible rows. */
export function CartGrid({ files, sourceLabel, stateOf, onRemove }: CartGridProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(NONE);
  const columns = useMemo((): readonly GridColumn<CartFile>[] => {
    return [
      {
        id: 'name',
        label: t`File Name`,
        value: ({ name }) => name,
        cell: ({ name }) => <MiddleEllipsis text={name} />,
        width: 260,
        alwaysShown: true,
      },
      {
        id: 'collection',
        label: t`Collection`,
        value: ({ collection }) => sourceLabel(collection),
        width: 140,
      },
      {
        id: 'size',
        label: t`File Size`,
        value: ({ size }) => formatFileSize(size),
        align: 'end',
        width: 110,
      },
      { id: 'state', label: t`State`, value: stateOf, width: 150 },
    ];
  }, [sourceLabel, stateOf, t]);
  const count = chosen.size;
  const remove = () => {
    onRemove(files.filter(({ id }) => chosen.has(id)));
    setChosen(NONE);
  };
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <div>
        <Button size="sm" icon={<Trash2 />} disabled={count === 0} onClick={remove}>
          {t`${plural(count, { one: 'Remove # selected file', other: 'Remove # selected files' })}`}
        </Button>
      </div>
      <div className="flex h-[60vh] flex-col">
        <DataGrid
          caption={t`Cart Files`}
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
          selection={chosen}
          onSelectionChange={setChosen}
          selectAllLabel={t`Select all files in the cart`}
          selectRowLabel={({ name }) => t`Choose ${name}`}
          dense
        />
      </div>
    </div>
  );
}
