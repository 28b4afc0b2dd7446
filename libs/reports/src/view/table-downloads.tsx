import { useLingui } from '@lingui/react/macro';
import type { DelimitedFormat } from '@omics-portal/data-query/files';
import { Button, saveFile } from '@omics-portal/ui';
import { Download } from 'lucide-react';

const FORMATS = [
  { format: 'csv', label: 'CSV', type: 'text/csv' },
  { format: 'tsv', label: 'TSV', type: 'text/tab-separated-values' },
] as const;

interface TableDownloadsProps {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly textOf: (format: DelimitedFormat) => string;
}

/** Buttons that save a table of a report as CSV or TSV. */
export function TableDownloads({ name, textOf }: TableDownloadsProps) {
  const { t } = useLingui();
  return FORMATS.map(({ format, label, type }) => (
    <Button
      key={format}
      size="sm"
      icon={<Download />}
      aria-label={t`Download the table as ${label}`}
      onClick={() => saveFile(`${name}.${format}`, new Blob([textOf(format)], { type }))}
    >
      {label}
    </Button>
  ));
}
