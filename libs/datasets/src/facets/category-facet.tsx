import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import {
  chosenValues,
  excludedValues,
  invertValues,
  selectValues,
  toggleExcluded,
  toggleValue,
  type DataQuery,
} from '@omics-portal/data-query';
import { Button, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { facetRows } from './facet-rows';
import { useFacet } from './use-facet';
import { ValueList } from './value-list';

interface CategoryFacetProps {
  readonly field: FieldSchema;
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
  /** Whether the size of each value's files is shown. */
  readonly withSizes: boolean;
}

/** Facet of a category: its values, each with the number of files under the other filters. */
export function CategoryFacet({ field, query, onQueryChange, labels, withSizes }: CategoryFacetProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const { counts, isCut } = useFacet({ query, field, text, withSizes });
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
  const choice = { checked: chosenValues(query, field.key), excluded: excludedValues(query, field.key) };
  const { values, distinct } = counts.data;
  const rows = facetRows(counts.data, choice, (value) => labels.value(field.key, value));
  const [listed, all] = [i18n.number(values.length), i18n.number(distinct)];
  return (
    <ValueList
      name={labels.field(field.key)}
      rows={rows}
      text={text}
      onTextChange={setText}
      note={
        distinct > values.length
          ? t`The ${listed} values with the most files, of ${all}. A search finds the others.`
          : undefined
      }
      isPart={isCut}
      onToggle={(row) => onQueryChange(toggleValue(query, field.key, row.value))}
      onExclude={(row) => onQueryChange(toggleExcluded(query, field.key, row.value))}
      onSelectAll={(selected) => onQueryChange(selectValues(query, field.key, selected))}
      onInvert={(selected) => onQueryChange(invertValues(query, field.key, selected))}
    />
  );
}
