import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import { filterCount, type DataQuery } from '@omics-portal/data-query';
import { Badge, Button, Drawer, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { ListFilter } from 'lucide-react';
import { useErrorText } from '@omics-portal/wording';
import { FacetPanel } from '../facets/facet-panel';
import type { ShownFields } from '../facets/use-shown-fields';
import type { FieldLabels } from '../fields/field-labels';

/** Props of the filters of a collection. */
export interface CollectionFiltersProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly fields: UseQueryResult<FieldSchema[]>;
  readonly labels: FieldLabels;
  readonly shown: ShownFields;
}

/** Facets beside the table, on wide screens. */
export function CollectionFilters(props: CollectionFiltersProps) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Filters`}
      className="sticky top-17 -mx-1 hidden max-h-[calc(var(--table-height)+5rem)] overflow-y-auto px-1 pb-1 [scrollbar-width:thin] lg:block"
    >
      <Facets {...props} />
    </aside>
  );
}

/** Button that opens the facets in a drawer, on narrow screens. */
export function FiltersButton(props: CollectionFiltersProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const count = filterCount(props.query);
  return (
    <div className="lg:hidden">
      <Button size="sm" icon={<ListFilter />} onClick={() => setOpen(true)}>
        {t`Filters`}
        {count > 0 ? <Badge count={count} tone="primary" label={t`${count} active`} /> : null}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side="left"
        size="sm"
        title={t`Filters`}
        closeLabel={t`Close`}
      >
        <Facets {...props} />
      </Drawer>
    </div>
  );
}

function Facets({ fields, ...props }: CollectionFiltersProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (fields.isPending) {
    return <SkeletonLines lines={8} label={t`Loading the filters`} />;
  }
  if (fields.isError) {
    return (
      <ErrorState
        title={t`The filters could not be loaded`}
        message={errorText(fields.error)}
        retryLabel={t`Retry`}
        onRetry={() => void fields.refetch()}
      />
    );
  }
  if (fields.data.length === 0) {
    return (
      <EmptyState title={t`No filters`} description={t`The service has no fields for this collection.`} />
    );
  }
  return <FacetPanel {...props} fields={fields.data} />;
}
