import { type ReportKind } from '@omics-portal/resources';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fileQueries } from '../files/file-queries';
import { useReports } from '../ports/reports-ports';
import type { ReportDraft, TableChoice } from './report-draft';
import { checkTables, type TableCheck, type TableRole } from './table-check';

/** What is known about the chosen tables. */
export interface TableChecks extends TableCheck {
  /** Tables that are being read. */
  readonly reading: Readonly<Record<TableRole, boolean>>;
  /** Tables that could not be read here; the server may still be able to. */
  readonly unread: Readonly<Record<TableRole, boolean>>;
}

function useHead(choice: TableChoice | null) {
  const { datains } = useReports();
  const queries = fileQueries(datains);
  const local = useQuery(
    choice?.from === 'computer'
      ? queries.fileHead(choice.file)
      : { queryKey: ['reports', 'no-file'], queryFn: skipToken },
  );
  const stored = useQuery(
    choice?.from === 'storage'
      ? queries.tableHead(choice.link)
      : { queryKey: ['reports', 'no-table'], queryFn: skipToken },
  );
  const { data = null, isLoading, isError } = choice?.from === 'computer' ? local : stored;
  return { head: data, reading: isLoading, unread: isError };
}

/** Reads the beginning of the chosen tables and says what is wrong with them. */
export function useTableCheck(
  { data, metadata, scale }: Pick<ReportDraft, TableRole | 'scale'>,
  kind: ReportKind,
): TableChecks {
  const dataHead = useHead(data);
  const metadataHead = useHead(metadata);
  const check = useMemo(
    () =>
      checkTables({
        data: dataHead.head,
        metadata: metadataHead.head,
        omics: kind === 'metqc' ? 'metabolomics' : 'proteomics',
        scale,
      }),
    [dataHead.head, metadataHead.head, kind, scale],
  );
  return {
    ...check,
    reading: { data: dataHead.reading, metadata: metadataHead.reading },
    unread: { data: dataHead.unread, metadata: metadataHead.unread },
  };
}
