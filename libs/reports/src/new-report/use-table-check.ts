import { OMICS_OF_KIND, localFileHead, objectContentQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReports } from '../ports/reports-ports';
import type { ReportDraft, TableChoice } from './report-draft';
import { readTableHead, type TableHead } from './table-head';
import { checkTables, type TableCheck, type TableKind, type TableRole } from './table-check';

/** Result of the check of the chosen tables. */
export interface TableChecks extends TableCheck {
  /** Tables that are being fetched. */
  readonly reading: Readonly<Record<TableRole, boolean>>;
  /** Tables that the browser could not fetch. The server may be able to. */
  readonly unread: Readonly<Record<TableRole, boolean>>;
  /** Text of the metadata table; null for one that cannot be read as text, or not as a whole. */
  readonly metadataText: string | null;
  /** Beginning of the data table; null for one that cannot be read as text. */
  readonly dataText: string | null;
}

/** Number of bytes of a table that are read to check its columns. */
const TABLE_HEAD_BYTES = 512 * 1024;
const NO_FILE = new File([], '');

/** Text of the first bytes of a table: all of it if the table is shorter. */
function readHead(bytes: ArrayBuffer): TableHead {
  return readTableHead(bytes, bytes.byteLength < TABLE_HEAD_BYTES);
}

function useHead(choice: TableChoice | null) {
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

/** Fetches the beginning of the chosen tables and checks them. */
export function useTableCheck(
  { data, metadata, scale }: Pick<ReportDraft, TableRole | 'scale'>,
  kind: TableKind,
): TableChecks {
  const dataHead = useHead(data);
  const metadataHead = useHead(metadata);
  const check = useMemo(
    () =>
      checkTables({
        data: dataHead.head,
        metadata: metadataHead.head,
        omics: OMICS_OF_KIND[kind],
        scale,
      }),
    [dataHead.head, metadataHead.head, kind, scale],
  );
  return {
    ...check,
    reading: { data: dataHead.reading, metadata: metadataHead.reading },
    unread: { data: dataHead.unread, metadata: metadataHead.unread },
    metadataText: metadataHead.head && isWhole(metadataHead.head) ? metadataHead.head.text : null,
    dataText: dataHead.head && 'text' in dataHead.head ? dataHead.head.text : null,
  };
}

function isWhole(head: TableHead): head is { readonly text: string } {
  return 'text' in head && !head.isPart;
}
