import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import {
  filterKind,
  filterOf,
  withFilter,
  withoutFilter,
  type DataQuery,
  type Filter,
} from '@omics-portal/data-query';
import { IconButton } from '@omics-portal/ui';
import { X } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import { CategoryFacet } from './category-facet';
import { FieldChooser } from './field-chooser';
import { NumberFacet } from './number-facet';
import type { ShownFields } from './use-shown-fields';

/** Props of the facets of a collection. */
export interface FacetPanelProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly fields: readonly FieldSchema[];
  readonly shown: ShownFields;
  readonly labels: FieldLabels;
}

/** Facets of the shown fields by priority, and a chooser of fields. */
export function FacetPanel({ query, onQueryChange, fields, shown, labels }: FacetPanelProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <FieldChooser fields={fields} shown={shown} labels={labels} />
      {shown.fields.map((field) => {
        const name = labels.field(field.key);
        return (
          <section
            key={field.key}
            aria-label={name}
            className="rounded-card border border-border bg-surface p-3"
          >
            <div className="mb-2 flex items-center justify-between gap-2">
              <h2 className="min-w-0 text-sm font-semibold wrap-anywhere">{name}</h2>
              <IconButton
                size="sm"
                label={t`Remove the filter ${name}`}
                icon={<X />}
                onClick={() => {
                  shown.hide(field.key);
                  onQueryChange(withoutFilter(query, field.key));
                }}
              />
            </div>
            <Facet
              query={query}
              field={field}
              labels={labels}
              onFilterChange={(filter) =>
                onQueryChange(filter ? withFilter(query, field.key, filter) : withoutFilter(query, field.key))
              }
              onQueryChange={onQueryChange}
            />
          </section>
        );
      })}
    </div>
  );
}

interface FacetProps extends Pick<FacetPanelProps, 'query' | 'onQueryChange' | 'labels'> {
  readonly field: FieldSchema;
  readonly onFilterChange: (filter: Filter | null) => void;
}

function Facet({ field, ...props }: FacetProps) {
  return filterKind(field) === 'number' ? (
    <NumberFacet key={JSON.stringify(filterOf(props.query, field.key))} field={field} {...props} />
  ) : (
    <CategoryFacet field={field} {...props} />
  );
}
