import type { AuditEvent } from '@omics-portal/api';
import { CSV_BYTE_ORDER_MARK, delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';

const COLUMNS = ['id', 'time', 'kind', 'actor', 'subject', 'address'] as const;

/** Table of events as a file: columns as in the API, times in ISO 8601 and UTC. */
export function auditFile(events: readonly AuditEvent[], format: DelimitedFormat): string {
  const rows = events.map((event) =>
    COLUMNS.map((column) => (column === 'time' ? new Date(event.time).toISOString() : event[column])),
  );
  return (format === 'csv' ? CSV_BYTE_ORDER_MARK : '') + delimitedText(format, [COLUMNS, ...rows]);
}
