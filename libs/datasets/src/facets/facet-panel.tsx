import { lazy, Suspense } from 'react';
import * as v from 'valibot';
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
import { Checkbox, IconButton, SkeletonLines } from '@omics-portal/ui';
import { X } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import { useStoredChoice } from '../ports/use-stored-choice';
import { CategoryFacet } from './category-facet';
import { FieldChooser } from './field-chooser';
import type { ShownFields } from './use-shown-fields';

/** Facet of a number, loaded with the first one that is shown. */
const NumberFacet = lazy(async () => ({ default: (await import('./number-facet')).NumberFacet }));

const SIZES = v.fallback(v.boolean(), false);
const readSizes = (stored: unknown) => v.parse(SIZES, stored);

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
  const [wantsSizes, setWantsSizes] = useStoredChoice('facet_sizes', readSizes);
  // On the other tabs values are counted in libraries or donors, which are not all of the files that a size would be of.
  const withSizes = wantsSizes && query.tab === 'files';
  return (
    <div className="flex flex-col gap-3">
      <FieldChooser fields={fields} shown={shown} labels={labels} />
      {query.tab === 'files' ? (
        <Checkbox
          className="text-sm"
          label={t`Show the size of each value's files`}
          checked={wantsSizes}
          onCheckedChange={setWantsSizes}
        />
      ) : null}
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
              withSizes={withSizes}
              onFilterChange={(filter) => {
                if (!filter) shown.stay(field.key);
                onQueryChange(
                  filter ? withFilter(query, field.key, filter) : withoutFilter(query, field.key),
                );
              }}
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
  readonly withSizes: boolean;
  readonly onFilterChange: (filter: Filter | null) => void;
}

function Facet({ field, withSizes, ...props }: FacetProps) {
  const { t } = useLingui();
  return filterKind(field) === 'number' ? (
    <Suspense fallback={<SkeletonLines lines={3} label={t`Counting`} />}>
      <NumberFacet key={JSON.stringify(filterOf(props.query, field.key))} field={field} {...props} />
    </Suspense>
  ) : (
    <CategoryFacet field={field} withSizes={withSizes} {...props} />
  );
}
