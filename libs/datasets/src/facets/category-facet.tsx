import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import { filterOf, invertValues, selectValues, toggleValue, type DataQuery } from '@omics-portal/data-query';
import { Button, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { facetRows } from './facet-rows';
import { ValueList } from './value-list';

interface CategoryFacetProps {
  readonly field: FieldSchema;
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
}

/** Facet of a category: its values, each with the number of files under the other filters. */
export function CategoryFacet({ field, query, onQueryChange, labels }: CategoryFacetProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useRecordQueries();
  const counts = useQuery({
    ...queries.facet(query, field.key),
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
  const rows = facetRows(counts.data, checked, (value) => labels.value(field.key, value));
  return (
    <ValueList
      name={labels.field(field.key)}
      rows={rows}
      onToggle={(row) => onQueryChange(toggleValue(query, field.key, row.value))}
      onSelectAll={(values) => onQueryChange(selectValues(query, field.key, values))}
      onInvert={(values) => onQueryChange(invertValues(query, field.key, values))}
    />
  );
}
