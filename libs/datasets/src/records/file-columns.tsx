import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataFile, FieldSchema } from '@omics-portal/api';
import type { GridColumn } from '@omics-portal/ui/data-grid';
import { formatFileSize } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { DownloadButton } from '../download/download-button';
import { toCartFile } from '../cart-store/cart-file';
import { cellText, fileName } from '../fields/record-values';
import { FileLink } from './file-link';

/** Further columns that a user can choose. */
const HIDDEN_COLUMNS = [
  { id: 'data_category', width: 150 },
  { id: 'library_id', width: 140 },
  { id: 'platform' },
  { id: 'batch' },
  { id: 'md5sum', width: 280 },
] as const satisfies readonly Partial<GridColumn<DataFile>>[];

interface FileColumnsInput {
  readonly collection: string;
  readonly labels: FieldLabels;
  /** Fields of the collection, once they are loaded. */
  readonly fields: readonly FieldSchema[] | undefined;
  readonly onOpen: (record: DataFile) => void;
}

/**
 * Columns of the file table, in their initial order. Those visible at first have a total width of at most 1,050 px with the
 * checkboxes, the width of the table beside the filters on a screen of 1,440 px.
 */
export function useFileColumns({
  collection,
  labels,
  fields,
  onOpen,
}: FileColumnsInput): readonly GridColumn<DataFile>[] {
  const { t } = useLingui();
  const lacksSamples = fields !== undefined && !fields.some(({ key }) => key === 'sample');
  return useMemo(() => {
    const text = (id: string) => ({
      id,
      label: labels.field(id),
      sortable: true,
      value: (record: DataFile) => cellText(id, record[id], labels),
    });
    const hidden = (id: string) => ({ ...text(id), initiallyHidden: true });
    return [
      { ...nameColumn(collection, labels, onOpen), width: 320 },
      { ...text('data_type'), width: 164 },
      { ...text('data_format'), width: 127 },
      // Samples come from donors: a collection without the field of its own shows those.
      { ...text('sample'), width: 98, initiallyHidden: lacksSamples },
      { ...text('donor_id'), width: 98, initiallyHidden: !lacksSamples },
      {
        ...text('file_size'),
        width: 113,
        align: 'end',
        value: (record) => formatFileSize(record.file_size),
      },
      { id: 'access', label: t`Access`, width: 80, value: () => t`Public` },
      {
        ...hidden('project_name'),
        width: 100,
        value: (record) => cellText('project_name', record.project_name ?? record.project_id, labels),
      },
      ...HIDDEN_COLUMNS.map((column) => ({ ...hidden(column.id), ...column })),
      {
        id: 'download',
        label: t`Download`,
        align: 'end',
        width: 94,
        cell: (record) => {
          const file = toCartFile(collection, record);
          return file ? <DownloadButton file={file} iconOnly /> : null;
        },
      },
    ];
  }, [collection, lacksSamples, onOpen, t, labels]);
}

/** Column of the name, which opens the details and takes the width that is left. */
function nameColumn(
  collection: string,
  labels: FieldLabels,
  onOpen: (record: DataFile) => void,
): GridColumn<DataFile> {
  return {
    id: 'file_name',
    label: labels.field('file_name'),
    sortable: true,
    alwaysShown: true,
    grows: true,
    value: (record) => fileName(record),
    cell: (record) => <FileLink collection={collection} record={record} onOpen={onOpen} />,
  };
}
