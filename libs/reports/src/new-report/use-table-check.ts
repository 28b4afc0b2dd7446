import { OMICS_OF_KIND } from '@omics-portal/resources';
import { useMemo } from 'react';
import type { ReportDraft } from './report-draft';
import type { TableHead } from './table-head';
import {
  checkFpkm,
  checkTables,
  type ReportTableProblem,
  type TableCheck,
  type TableKind,
  type TableRole,
} from './table-check';
import { useTableHead } from './use-table-head';

/** Result of the check of the chosen tables. */
export interface TableChecks extends TableCheck {
  /** Problems of the table of FPKM. */
  readonly fpkm: readonly ReportTableProblem[];
  /** Tables that are being fetched. */
  readonly reading: Readonly<Record<TableRole | 'fpkm', boolean>>;
  /** Tables that the browser could not fetch. The server may be able to. */
  readonly unread: Readonly<Record<TableRole | 'fpkm', boolean>>;
  /** Text of the metadata table; null for one that cannot be read as text, or not as a whole. */
  readonly metadataText: string | null;
  /** Beginning of the data table; null for one that cannot be read as text. */
  readonly dataText: string | null;
  /** Whether the data table goes on after the beginning that was checked. */
  readonly dataIsPart: boolean;
}

/** Fetches the beginning of the chosen tables and checks them. */
export function useTableCheck(
  { data, metadata, fpkm, scale }: Pick<ReportDraft, TableRole | 'fpkm' | 'scale'>,
  kind: TableKind,
): TableChecks {
  const dataHead = useTableHead(data);
  const metadataHead = useTableHead(metadata);
  const fpkmHead = useTableHead(fpkm);
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
  const fpkmProblems = useMemo(
    () => checkFpkm(fpkmHead.head, metadataHead.head),
    [fpkmHead.head, metadataHead.head],
  );
  return {
    ...check,
    fpkm: fpkmProblems,
    reading: { data: dataHead.reading, metadata: metadataHead.reading, fpkm: fpkmHead.reading },
    unread: { data: dataHead.unread, metadata: metadataHead.unread, fpkm: fpkmHead.unread },
    metadataText: metadataHead.head && isWhole(metadataHead.head) ? metadataHead.head.text : null,
    dataText: dataHead.head && 'text' in dataHead.head ? dataHead.head.text : null,
    dataIsPart: dataHead.head !== null && 'text' in dataHead.head && !isWhole(dataHead.head),
  };
}

function isWhole(head: TableHead): head is { readonly text: string } {
  return 'text' in head && !head.isPart;
}
