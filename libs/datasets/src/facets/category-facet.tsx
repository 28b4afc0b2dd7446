import { useId, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import { filterOf, toggleValue, withoutOwnFilter, type DataQuery } from '@omics-portal/data-query';
import { Button, Checkbox, Input, SkeletonLines } from '@omics-portal/ui';
import type { FieldWords } from '../fields/use-field-words';
import { useErrorText } from '@omics-portal/wording';
import { useCollectionQueries } from '../records/use-collection-queries';
import { facetRows, FIRST_ROWS, type FacetRow } from './facet-rows';

interface CategoryFacetProps {
  readonly field: FieldSchema;
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly words: FieldWords;
}

/** The values of a field, each with its number of files under the other filters. */
export function CategoryFacet({ field, query, onQueryChange, words }: CategoryFacetProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useCollectionQueries();
  const counts = useQuery({
    ...queries.counts(withoutOwnFilter(query, field.key), field.key),
    placeholderData: keepPreviousData,
  });
  const filter = filterOf(query, field.key);
  if (counts.isPending) {
    return <SkeletonLines lines={3} label={t`Counting`} />;
  }
  if (counts.isError) {
    return (
      <div role="alert" className="text-sm">
        <p>{t`The values could not be counted`}</p>
        <p className="text-muted">{errorText(counts.error)}</p>
        <Button size="sm" className="mt-2" onClick={() => void counts.refetch()}>{t`Retry`}</Button>
      </div>
    );
  }
  const checked = filter?.kind === 'category' ? filter.values : [];
  const rows = facetRows(counts.data, checked, words.value);
  return (
    <ValueList
      name={words.field(field.key)}
      rows={rows}
      onToggle={(row) => onQueryChange(toggleValue(query, field.key, row.value))}
    />
  );
}

interface ValueListProps {
  readonly name: string;
  readonly rows: readonly FacetRow[];
  readonly onToggle: (row: FacetRow) => void;
}

function ValueList({ name, rows, onToggle }: ValueListProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = wanted === '' ? rows : rows.filter(({ label }) => label.toLowerCase().includes(wanted));
  const visible =
    open || wanted !== '' ? found : found.filter((row, index) => index < FIRST_ROWS || row.checked);
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
      {found.length === 0 ? <p className="text-sm text-muted">{t`No value has this in it.`}</p> : null}
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
      {wanted === '' && (hidden > 0 || open) ? (
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
