import { useLingui } from '@lingui/react/macro';
import type { StorageObject } from '@omics-portal/api';
import { useMaxWidth } from '@omics-portal/ui';
import { DataGrid, type DataGridProps, type GridColumn } from '@omics-portal/ui/data-grid';
import { formatFileSize, Moment } from '@omics-portal/wording';
import { useCallback, useMemo, type ReactNode } from 'react';
import { nameOf } from '../location/folder-location';
import type { EntryChoice } from './entry-choice';
import { EntryContextMenu } from './entry-context-menu';
import type { OnFileAction } from './entry-items';
import { EntryMenu } from './entry-menu';
import { EntryName, MissingEntry } from './entry-name';
import { pageOfSlot, slotKey, type EntrySlot } from './entry-slots';
import type { FileSort } from './file-manager-search';
import { isFolder } from './is-folder';
import { SortSelect } from './sort-select';

/** Width of the window up to which a row has two lines, in CSS pixels: below it the columns of a tablet do not fit. */
const TWO_LINES = 747;
/** Width of the window up to which the storage class has no column, so that the actions of a row are visible without scrolling. */
const TABLET = 867;
const ROW_HEIGHT = 44;
const PHONE_ROW_HEIGHT = 68;

interface FileTableProps extends Pick<DataGridProps<EntrySlot>, 'selection' | 'onSelectionChange'> {
  /** Rows of all entries, loaded or not. */
  readonly slots: readonly EntrySlot[];
  /** Chosen entries. */
  readonly choice: EntryChoice;
  /** False: a right-click shows the browser's own menu. */
  readonly contextMenu: boolean;
  /** Called with the page of a row that is visible and not loaded. */
  readonly onShowPage: (page: number) => void;
  /** Folder of a search in all folders below: names are then paths from it. */
  readonly searched: string | null;
  readonly sort: FileSort | undefined;
  readonly onSortChange: (sort: FileSort | undefined) => void;
  readonly loading: boolean;
  readonly onAct: OnFileAction;
  readonly empty: ReactNode;
}

/** Grid of folders and files of any number; the visible rows are rendered and loaded. On a phone or a small tablet a row has two lines. */
export function FileTable(props: FileTableProps) {
  const { slots, selection, onSelectionChange, sort, onSortChange, loading, empty } = props;
  const { t } = useLingui();
  const phone = useMaxWidth(TWO_LINES);
  const tablet = useMaxWidth(TABLET);
  const columns = useFileColumns({ ...props, phone, tablet });
  const [columnId = '', direction] = sort?.split(':') ?? [];
  // Outside the grid, because inside a wide one it would be cut off on a narrow screen.
  if (slots.length === 0 && !loading) {
    return empty;
  }
  const grid = (
    <DataGrid
      caption={t`Files and folders`}
      columns={columns}
      rows={slots}
      rowKey={slotKey}
      rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
      sort={sort ? { columnId, direction: direction === 'desc' ? 'desc' : 'asc' } : null}
      onSortChange={(next) =>
        onSortChange(next ? (`${next.columnId}:${next.direction}` as FileSort) : undefined)
      }
      selection={selection}
      onSelectionChange={onSelectionChange}
      selectAllLabel={t`Select All Rows`}
      selectRowLabel={({ entry, index }) => {
        const name = entry ? nameOf(entry.key) : index + 1;
        return t`Select ${name}`;
      }}
      loading={loading}
      loadingLabel={t`Loading the folder`}
      className="max-h-[min(44rem,75dvh)]"
    />
  );
  const table = props.contextMenu ? (
    <EntryContextMenu
      slots={slots}
      choice={props.choice}
      onChoose={(key) => onSelectionChange?.(new Set([key]))}
      onAct={props.onAct}
    >
      {grid}
    </EntryContextMenu>
  ) : (
    grid
  );
  return phone ? (
    <div className="flex flex-col gap-3">
      <SortSelect sort={sort} onSortChange={onSortChange} />
      {table}
    </div>
  ) : (
    table
  );
}

/** Shows a cell of a loaded entry, and nothing before. */
function whenLoaded(cell: (entry: StorageObject) => ReactNode) {
  return function LoadedCell({ entry }: EntrySlot) {
    return entry ? cell(entry) : null;
  };
}

interface FileColumnsInput extends Pick<FileTableProps, 'onShowPage' | 'searched' | 'onAct'> {
  /** Rows have two lines, the second with size and time. */
  readonly phone: boolean;
  /** The storage class is left out. */
  readonly tablet: boolean;
}

function useFileColumns({
  phone,
  tablet,
  onShowPage,
  searched,
  onAct,
}: FileColumnsInput): readonly GridColumn<EntrySlot>[] {
  const { t } = useLingui();
  const onShow = useCallback((index: number) => onShowPage(pageOfSlot(index)), [onShowPage]);
  return useMemo(() => {
    const nameIn = ({ key }: StorageObject) =>
      searched === null ? nameOf(key) : key.slice(searched.length).replace(/\/$/u, '');
    const name: GridColumn<EntrySlot> = {
      id: 'name',
      label: t`File Name`,
      sortable: true,
      grows: true,
      // All columns fit beside the folder tree.
      width: phone ? 220 : 260,
      value: ({ entry }) => entry && nameIn(entry),
      cell: ({ entry, index }) =>
        entry ? (
          <EntryName entry={entry} name={nameIn(entry)} facts={phone} onAct={onAct} />
        ) : (
          <MissingEntry index={index} onShow={onShow} />
        ),
    };
    const actions: GridColumn<EntrySlot> = {
      id: 'actions',
      label: t`Action`,
      align: 'end',
      width: 88,
      cell: whenLoaded((entry) => <EntryMenu entry={entry} onAct={onAct} />),
    };
    if (phone) {
      return [name, actions];
    }
    const storageClass: GridColumn<EntrySlot> = {
      id: 'class',
      label: t`Storage Class`,
      width: 140,
      value: ({ entry }) => entry && (entry['storage-class'] ?? '–'),
    };
    return [
      name,
      {
        id: 'size',
        label: t`Size`,
        align: 'end',
        sortable: true,
        width: 120,
        value: ({ entry }) => entry && (isFolder(entry) ? '–' : formatFileSize(entry.size)),
      },
      ...(tablet ? [] : [storageClass]),
      {
        id: 'updated',
        label: t`Updated At`,
        sortable: true,
        width: 170,
        cell: whenLoaded((entry) =>
          isFolder(entry) ? '–' : <Moment ms={Date.parse(entry['last-modified'] ?? '')} />,
        ),
      },
      actions,
    ];
  }, [t, phone, tablet, onShow, searched, onAct]);
}
