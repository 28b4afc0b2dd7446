import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '../../button/button';
import { type DataTableSort } from '../../data-table/sort';
import { DataGrid } from '../data-grid';
import { type GridColumn } from '../grid-column';
import { sortRows } from '../sort-rows';
import './bench-window';
import '../../theme/theme.css';

/** Record of a collection in a list. */
interface Library {
  id: string;
  name: string;
  donor: string;
  reads: number;
  platform: string;
  site: string;
}

const DONORS = ['D5', 'D6', 'F7', 'M8'];
const PLATFORMS = ['Illumina NovaSeq 6000', 'MGI DNBSEQ-T7', 'Illumina HiSeq X Ten'];
const BIG_PRIME = 7919;
const READS = 100_003;

const COLUMNS: GridColumn<Library>[] = [
  { id: 'name', label: 'Library', value: ({ name }) => name, sortable: true, width: 220 },
  { id: 'donor', label: 'Donor', value: ({ donor }) => donor, sortable: true, width: 100 },
  { id: 'reads', label: 'Reads', value: ({ reads }) => reads, sortable: true, align: 'end' },
  { id: 'platform', label: 'Platform', value: ({ platform }) => platform, sortable: true, width: 220 },
  { id: 'site', label: 'Site', value: ({ site }) => site },
  {
    id: 'actions',
    label: 'Actions',
    cell: ({ id }) => <Button size="sm" variant="ghost">{`Open ${id}`}</Button>,
  },
];

const keyOf = ({ id }: Library) => id;
const nameOf = ({ name }: Library) => name;
const widthOf = (label: string) => `Width of ${label}`;

function libraries(count: number): Library[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `lib-${at + 1}`,
    name: `Quartet_RNA_${at + 1}`,
    donor: DONORS[at % DONORS.length] ?? '',
    reads: ((at + 1) * BIG_PRIME) % READS,
    platform: PLATFORMS[at % PLATFORMS.length] ?? '',
    site: `Site ${at % 29}`,
  }));
}

function Page({ rows }: { rows: readonly Library[] }) {
  const [sort, setSort] = useState<DataTableSort | null>(null);
  const [selection, setSelection] = useState<ReadonlySet<string>>(() => new Set());
  const sorted = useMemo(() => sortRows(rows, COLUMNS, sort), [rows, sort]);
  return (
    <DataGrid
      caption="Libraries"
      columns={COLUMNS}
      rows={sorted}
      rowKey={keyOf}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      selectAllLabel="Select all libraries"
      selectRowLabel={nameOf}
      resizeLabel={widthOf}
    />
  );
}

/** Page before the grid opens: text rendered by React. */
function Host({ rows }: { rows: readonly Library[] | null }) {
  return (
    <main className="flex flex-col gap-3 p-4 text-sm">
      <h1 className="text-xl font-semibold">Libraries 1234567890</h1>
      {rows ? <Page rows={rows} /> : null}
    </main>
  );
}

const root = createRoot(document.getElementById('root') ?? document.body);
let made: readonly Library[] = [];
window.makeRows = (count) => {
  made = libraries(count);
  flushSync(() => root.render(<Host rows={null} />));
};
window.showGrid = () => {
  flushSync(() => root.render(<Host rows={made} />));
};
