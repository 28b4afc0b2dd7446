import { localFileHead, objectContentQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useReports } from '../ports/reports-ports';
import type { TableChoice } from './report-draft';
import { readTableHead, type TableHead } from './table-head';

/** Number of bytes of a table that are read to check its columns. */
const TABLE_HEAD_BYTES = 512 * 1024;
const NO_FILE = new File([], '');

/** Text of the first bytes of a table: all of it if the table is shorter. */
function readHead(bytes: ArrayBuffer): TableHead {
  return readTableHead(bytes, bytes.byteLength < TABLE_HEAD_BYTES);
}

/** Beginning of a chosen table, of this computer or in storage. */
export function useTableHead(choice: TableChoice | null): {
  /** Null while it is being read, and for a table that cannot be read. */
  readonly head: TableHead | null;
  readonly reading: boolean;
  readonly unread: boolean;
} {
  const { datains } = useReports();
  const fromComputer = choice?.from === 'computer';
  const local = useQuery({
    ...localFileHead(fromComputer ? choice.file : NO_FILE, TABLE_HEAD_BYTES),
    enabled: fromComputer,
    select: readHead,
  });
  const stored = useQuery({
    ...objectContentQueries(datains).head(choice?.from === 'storage' ? choice.link : '', TABLE_HEAD_BYTES),
    enabled: choice?.from === 'storage',
    select: readHead,
  });
  const { data = null, isLoading, isError } = fromComputer ? local : stored;
  return { head: choice ? data : null, reading: isLoading, unread: isError };
}
