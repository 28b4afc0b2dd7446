import { useId, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { textFinder, type FilterValue } from '@omics-portal/data-query';
import { Button, Checkbox, Input } from '@omics-portal/ui';
import { FIRST_ROWS, type FacetRow } from './facet-rows';

interface ValueListProps {
  readonly name: string;
  readonly rows: readonly FacetRow[];
  readonly onToggle: (row: FacetRow) => void;
  /** Both callbacks receive the values that match the search. */
  readonly onSelectAll: (values: readonly FilterValue[]) => void;
  readonly onInvert: (values: readonly FilterValue[]) => void;
}

/** List of a facet's values: the first five, all after a click, and a search that also limits "all" and "invert". */
export function ValueList({ name, rows, onToggle, onSelectAll, onInvert }: ValueListProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const isSearch = text.trim() !== '';
  const found = useMemo(() => {
    const isFound = textFinder(text);
    return rows.filter(({ label }) => isFound(label));
  }, [rows, text]);
  const visible = open || isSearch ? found : found.filter((row, index) => index < FIRST_ROWS || row.checked);
  const isAll = found.every(({ checked }) => checked);
  const hidden = found.length - visible.length;
  if (rows.length === 0) {
    return <p className="text-sm text-muted">{t`No values`}</p>;
  }
  return (
    <>
      {rows.length > FIRST_ROWS ? (
        <Input
          type="search"
          className="mb-2"
          aria-label={t`Search the values of ${name}`}
          placeholder={t`Enter Search Text`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      {found.length === 0 ? <p className="text-sm text-muted">{t`No value contains this text.`}</p> : null}
      {found.length > 1 ? (
        <p className="mb-1 flex gap-3">
          <Button
            variant="link"
            size="sm"
            aria-label={t`Select all values of ${name}`}
            className="aria-disabled:opacity-50"
            aria-disabled={isAll}
            onClick={isAll ? undefined : () => onSelectAll(found.map(({ value }) => value))}
          >{t`Select all`}</Button>
          <Button
            variant="link"
            size="sm"
            aria-label={t`Invert the values of ${name}`}
            onClick={() => onInvert(found.map(({ value }) => value))}
          >{t`Invert`}</Button>
        </p>
      ) : null}
      <ul id={id} className="flex max-h-80 flex-col gap-1.5 overflow-y-auto">
        {visible.map((row) => (
          <li key={row.key} className="flex items-start justify-between gap-2">
            <Checkbox
              className="min-w-0"
              label={<span className="wrap-anywhere">{row.label}</span>}
              checked={row.checked}
              onCheckedChange={() => onToggle(row)}
            />
            <span className="shrink-0 text-xs leading-5 text-muted tabular-nums">
              {i18n.number(row.total)}
            </span>
          </li>
        ))}
      </ul>
      {!isSearch && (hidden > 0 || open) ? (
        <Button
          variant="link"
          size="sm"
          className="mt-1"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Less...` : t`${hidden} More...`}
        </Button>
      ) : null}
    </>
  );
}
