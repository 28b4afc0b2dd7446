import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { filterOf, type DataQuery, type Filter } from '@omics-portal/data-query';
import { Button, FormField } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { PlainNumberInput, SizeInput } from './bound-inputs';
import { NumberHistogram } from './number-histogram';
import { rangeFilter } from './range-filter';

interface NumberFacetProps {
  readonly field: FieldSchema;
  readonly query: DataQuery;
  /** Called with null if neither bound is set. */
  readonly onFilterChange: (filter: Filter | null) => void;
  readonly labels: FieldLabels;
}

/** Facet of a number: a histogram, and a minimum and a maximum, which are both optional. */
export function NumberFacet({ field, query, onFilterChange, labels }: NumberFacetProps) {
  const { t } = useLingui();
  const filter = filterOf(query, field.key);
  const active = filter?.kind === 'number' ? filter : undefined;
  // NaN while a text is no bound.
  const [min, setMin] = useState<number | null>(active?.min ?? null);
  const [max, setMax] = useState<number | null>(active?.max ?? null);
  const isReversed = min !== null && max !== null && min > max;
  const isUnread = Number.isNaN(min) || Number.isNaN(max);
  const isSize = field.key === 'file_size';
  const unread = isSize
    ? t`Not a size: write a number and a unit, such as 500 KB or 1.5 MB`
    : t`Not a number: write it without a unit, and decimals after a point, such as 1500 or 1.5`;
  const Bound = isSize ? SizeInput : PlainNumberInput;
  const example = (bound: number | null | undefined) => {
    if (bound == null) return '';
    return isSize ? labels.number(field.key, bound) : String(bound);
  };
  const { min: least, max: greatest } = field;
  return (
    <>
      <NumberHistogram
        field={field.key}
        query={query}
        range={active}
        labels={labels}
        onSelect={(range) => onFilterChange(range)}
      />
      <form
        noValidate
        className="grid grid-cols-2 items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReversed && !isUnread) {
            onFilterChange(rangeFilter(min, max));
          }
        }}
      >
        <FormField label={t`At least`} error={Number.isNaN(min) ? unread : undefined}>
          {(control) => (
            <Bound {...control} value={min} onValueChange={setMin} placeholder={example(least)} />
          )}
        </FormField>
        <FormField
          label={t`At most`}
          error={Number.isNaN(max) ? unread : isReversed ? t`Must not be less than the minimum` : undefined}
        >
          {(control) => (
            <Bound {...control} value={max} onValueChange={setMax} placeholder={example(greatest)} />
          )}
        </FormField>
        <p className="col-span-2 flex items-center justify-between gap-2 text-xs text-muted">
          <span>
            {least != null && greatest != null
              ? t`${labels.number(field.key, least)} to ${labels.number(field.key, greatest)}`
              : null}
          </span>
          <Button type="submit" size="sm" disabled={isReversed || isUnread}>{t`Apply`}</Button>
        </p>
      </form>
    </>
  );
}
