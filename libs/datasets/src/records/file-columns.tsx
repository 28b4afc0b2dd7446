import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { Button } from '@omics-portal/ui';
import type { GridColumn } from '@omics-portal/ui/data-grid';
import { formatFileSize } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { DownloadButton } from '../download/download-button';
import { toCartFile } from '../cart-store/cart-file';
import { cellText } from '../fields/record-values';

/**
 * Further columns of the file table. The initially visible columns have a total width of 1,002 px, the width of the table
 * on a screen of 1,440 px.
 */
const VALUE_COLUMNS = [
  { id: 'data_type', width: 114 },
  { id: 'data_category', width: 150, initiallyHidden: true },
  { id: 'data_format', width: 128 },
  { id: 'donor_id', width: 86 },
  { id: 'library_id', width: 140 },
  { id: 'platform', initiallyHidden: true },
  { id: 'batch', initiallyHidden: true },
  { id: 'md5sum', width: 280, initiallyHidden: true },
] as const satisfies readonly Partial<GridColumn<DataFile>>[];

interface FileColumnsInput {
  readonly collection: string;
  readonly labels: FieldLabels;
  readonly onOpen: (record: DataFile) => void;
}

/** Columns of the file table, in their initial order. */
export function useFileColumns({
  collection,
  labels,
  onOpen,
}: FileColumnsInput): readonly GridColumn<DataFile>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const text = (id: string) => ({
      id,
      label: labels.field(id),
      sortable: true,
      value: (record: DataFile) => cellText(id, record[id], labels),
    });
    return [
      { id: 'access', label: t`Access`, initiallyHidden: true, width: 100, value: () => t`Public` },
      {
        ...text('file_name'),
        alwaysShown: true,
        width: 224,
        cell: (record) => {
          const name = record.file_name ?? record.file_path ?? '';
          return (
            <Button
              variant="link"
              title={name}
              className="h-auto min-h-0 max-w-full justify-start text-start"
              onClick={() => onOpen(record)}
            >
              <span className="truncate">{name}</span>
            </Button>
          );
        },
      },
      {
        ...text('project_name'),
        width: 100,
        value: (record) => cellText('project_name', record.project_name ?? record.project_id, labels),
      },
      ...VALUE_COLUMNS.map((column) => ({ ...text(column.id), ...column })),
      {
        ...text('file_size'),
        width: 114,
        align: 'end',
        value: (record) => formatFileSize(record.file_size),
      },
      {
        id: 'download',
        label: t`Download`,
        align: 'end',
        width: 88,
        cell: (record) => {
          const file = toCartFile(collection, record);
          return file ? <DownloadButton file={file} iconOnly /> : null;
        },
      },
    ];
  }, [collection, onOpen, t, labels]);
}
