import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { Button, type DataTableColumn } from '@omics-portal/ui';
import type { FieldWords } from '../fields/use-field-words';
import { formatFileSize } from '@omics-portal/wording';
import { DownloadButton } from '../download/download-button';
import { toCartFile } from '../cart/cart-file';
import { cellText } from './record-values';

/** A column that a person can show or hide. */
export interface FileColumn {
  readonly id: string;
  readonly title: string;
  /** Whether it is in sight at the start. */
  readonly initially: boolean;
}

/** Fields with a column of their own, beside access, name, project, size and download. */
const VALUE_COLUMNS = [
  { id: 'data_type', initially: true },
  { id: 'data_category', initially: true },
  { id: 'data_format', initially: true },
  { id: 'donor_id', initially: true },
  { id: 'library_id', initially: true },
  { id: 'platform', initially: false },
  { id: 'batch', initially: false },
] as const;

/** The columns of the file table that can be shown or hidden, in their order. */
export function useFileColumnList(words: FieldWords): readonly FileColumn[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'access', title: t`Access`, initially: false },
      { id: 'project_name', title: words.field('project_name'), initially: true },
      ...VALUE_COLUMNS.map(({ id, initially }) => ({ id, title: words.field(id), initially })),
      { id: 'file_size', title: words.field('file_size'), initially: true },
    ],
    [t, words],
  );
}

interface FileColumnsInput {
  readonly collection: string;
  readonly list: readonly FileColumn[];
  readonly hidden: ReadonlySet<string>;
  readonly words: FieldWords;
  readonly onOpen: (record: DataFile) => void;
}

/** What each column of the file table shows. */
export function useFileColumns({
  collection,
  list,
  hidden,
  words,
  onOpen,
}: FileColumnsInput): DataTableColumn<DataFile>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const cells: Readonly<Record<string, (record: DataFile) => string>> = {
      access: () => t`Public`,
      project_name: (record) => cellText(record.project_name ?? record.project_id, words),
      file_size: (record) => formatFileSize(record.file_size),
    };
    return [
      {
        id: 'file_name',
        header: words.field('file_name'),
        sortable: true,
        cell: (record) => (
          <Button
            variant="link"
            className="h-auto min-h-0 text-start min-w-56 justify-start text-start whitespace-normal wrap-anywhere"
            onClick={() => onOpen(record)}
          >
            {record.file_name ?? record.file_path}
          </Button>
        ),
      },
      ...list.map(({ id, title }): DataTableColumn<DataFile> => ({
        id,
        header: title,
        hidden: hidden.has(id),
        sortable: id !== 'access',
        align: id === 'file_size' ? 'end' : 'start',
        cell:
          cells[id] ??
          ((record) => (
            // Names of libraries are long words without a place to break.
            <span className="block max-w-40 wrap-break-word">{cellText(record[id], words)}</span>
          )),
      })),
      {
        id: 'download',
        header: t`Download`,
        align: 'end',
        cell: (record) => {
          const file = toCartFile(collection, record);
          return file ? <DownloadButton file={file} iconOnly /> : null;
        },
      },
    ];
  }, [collection, hidden, list, onOpen, t, words]);
}
