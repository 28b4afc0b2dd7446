import { useLingui } from '@lingui/react/macro';
import { Checkbox, cn, IconButton } from '@omics-portal/ui';
import { formatFileSize } from '@omics-portal/wording';
import { Ban } from 'lucide-react';
import { approximate } from '../fields/approximate';
import type { FacetRow } from './facet-rows';

interface ValueRowProps {
  readonly row: FacetRow;
  readonly onToggle: (row: FacetRow) => void;
  readonly onExclude: (row: FacetRow) => void;
}

/**
 * Row of a facet's value: a checkbox that keeps its files, their number, and a button that excludes them. The buttons stand
 * last, in one column, however long the numbers are.
 */
export function ValueRow({ row, onToggle, onExclude }: ValueRowProps) {
  const { t, i18n } = useLingui();
  const { label, excluded } = row;
  const size = approximate(formatFileSize(row.size?.bytes), row.isEstimated);
  return (
    <li className="flex items-start gap-1">
      <Checkbox
        className="min-w-0 grow"
        label={<span className={cn('wrap-anywhere', excluded && 'text-muted line-through')}>{label}</span>}
        checked={row.checked}
        onCheckedChange={() => onToggle(row)}
      />
      <IconButton
        size="sm"
        className={cn('order-last -my-1 shrink-0', excluded ? 'text-danger' : 'text-muted')}
        label={t`Exclude ${label}`}
        aria-pressed={excluded}
        icon={<Ban />}
        onClick={() => onExclude(row)}
      />
      <span className="shrink-0 text-end text-xs leading-5 text-muted tabular-nums">
        {row.total === null ? '-' : approximate(i18n.number(row.total), row.isEstimated)}
        {row.size === null ? null : (
          <span className="block leading-4">{row.size.unknown > 0 ? t`at least ${size}` : size}</span>
        )}
      </span>
    </li>
  );
}
