import { useId, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { textFinder, type FilterValue } from '@omics-portal/data-query';
import { Button, Input } from '@omics-portal/ui';
import { FIRST_ROWS, type FacetRow } from './facet-rows';
import { ValueRow } from './value-row';

interface ValueListProps {
  readonly name: string;
  readonly rows: readonly FacetRow[];
  /** Text that is searched in the values. */
  readonly text: string;
  readonly onTextChange: (next: string) => void;
  /** Sentence below the values. */
  readonly note: string | undefined;
  /** Whether the rows are a part of all values: then all of them can neither be selected nor inverted. */
  readonly isPart: boolean;
  readonly onToggle: (row: FacetRow) => void;
  readonly onExclude: (row: FacetRow) => void;
  /** Both callbacks receive the values that match the search. */
  readonly onSelectAll: (values: readonly FilterValue[]) => void;
  readonly onInvert: (values: readonly FilterValue[]) => void;
}

/** List of a facet's values: the first five, all after a click, and a search that also limits "all" and "invert". */
export function ValueList(props: ValueListProps) {
  const { name, rows, text, onTextChange, note, isPart, onToggle, onExclude } = props;
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isSearch = text.trim() !== '';
  const found = useMemo(() => {
    const isFound = textFinder(text);
    return rows.filter(({ label }) => isFound(label));
  }, [rows, text]);
  const visible =
    open || isSearch
      ? found
      : found.filter((row, index) => index < FIRST_ROWS || row.checked || row.excluded);
  const hidden = found.length - visible.length;
  if (rows.length === 0 && !isSearch) {
    return <p className="text-sm text-muted">{t`No values`}</p>;
  }
  return (
    <>
      {rows.length > FIRST_ROWS || isSearch ? (
        <Input
          type="search"
          className="mb-2"
          aria-label={t`Search the values of ${name}`}
          placeholder={t`Enter Search Text`}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
        />
      ) : null}
      {found.length === 0 ? <p className="text-sm text-muted">{t`No value contains this text.`}</p> : null}
      {found.length > 2 && !isPart ? <WholeList {...props} found={found} /> : null}
      <ul id={id} className="flex max-h-80 flex-col gap-1.5 overflow-y-auto">
        {visible.map((row) => (
          <ValueRow key={row.key} row={row} onToggle={onToggle} onExclude={onExclude} />
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
      {note === undefined ? null : <p className="mt-1 text-xs text-muted">{note}</p>}
    </>
  );
}

interface WholeListProps extends Pick<ValueListProps, 'name' | 'onSelectAll' | 'onInvert'> {
  readonly found: readonly FacetRow[];
}

/** Buttons that select or invert all values that the search finds. */
function WholeList({ name, found, onSelectAll, onInvert }: WholeListProps) {
  const { t } = useLingui();
  const isAll = found.every(({ checked }) => checked);
  return (
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
  );
}
