import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { DataFile } from '@omics-portal/api';
import { Checkbox } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { toCartFile } from '../cart-store/cart-file';
import { DownloadButton } from '../download/download-button';
import type { FieldLabels } from '../fields/field-labels';
import { cellText, fileName, recordKey } from '../fields/record-values';

interface FileCardsProps {
  readonly collection: string;
  readonly rows: readonly DataFile[];
  readonly labels: FieldLabels;
  /** Link to the details of a file. */
  readonly linkTo: (record: DataFile) => ReactNode;
  /** Keys of the files in the cart. */
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (next: ReadonlySet<string>) => void;
}

/** Facts of a card, in one line. */
const FACTS = ['data_type', 'data_format', 'sample', 'donor_id'] as const;

/** Files as cards, for a window as narrow as a phone: name, facts, cart and download of each. */
export function FileCards({ rows, ...card }: FileCardsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Files`} className="flex flex-col gap-2">
      {rows.map((record) => (
        <FileCard key={recordKey(record)} record={record} {...card} />
      ))}
    </ul>
  );
}

interface FileCardProps extends Omit<FileCardsProps, 'rows'> {
  readonly record: DataFile;
}

function FileCard({ collection, record, labels, linkTo, selection, onSelectionChange }: FileCardProps) {
  const { t } = useLingui();
  const file = toCartFile(collection, record);
  const key = recordKey(record);
  const facts = FACTS.map((field) => cellText(field, record[field], labels));
  const line = [...new Set([...facts, formatFileSize(record.file_size), t`Public`])].filter(Boolean);
  const onCheckedChange = (checked: boolean) => {
    const next = new Set(selection);
    if (checked) next.add(key);
    else next.delete(key);
    onSelectionChange(next);
  };
  return (
    <li className="flex items-start gap-2 rounded-card border border-border bg-surface p-2">
      <Checkbox
        hideLabel
        className="p-1.5"
        label={t`${fileName(record)} in the cart`}
        checked={selection.has(key)}
        disabled={file === null}
        onCheckedChange={onCheckedChange}
      />
      <div className="min-w-0 flex-1">
        {linkTo(record)}
        <p className="px-1 text-xs text-muted">{line.join(' · ')}</p>
      </div>
      {file ? <DownloadButton file={file} iconOnly /> : null}
    </li>
  );
}
