import { useLingui } from '@lingui/react/macro';
import {
  clearFilters,
  describeFilter,
  withoutFilter,
  type DataQuery,
  type QueryMessages,
} from '@omics-portal/data-query';
import { Button, Tag } from '@omics-portal/ui';

interface FilterChipsProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly messages: QueryMessages;
}

/** Chips of the active filters, each with a button that removes it, and a button that clears all. */
export function FilterChips({ query, onQueryChange, messages }: FilterChipsProps) {
  const { t } = useLingui();
  const filters = Object.entries(query.filters);
  if (filters.length === 0) {
    return null;
  }
  return (
    <section aria-label={t`Filters active`} className="flex flex-wrap items-center gap-2">
      {filters.map(([field, filter]) => {
        const text = describeFilter(field, filter, messages);
        return (
          <Tag
            key={field}
            tone="primary"
            removeLabel={t`Remove: ${text}`}
            onRemove={() => onQueryChange(withoutFilter(query, field))}
          >
            {text}
          </Tag>
        );
      })}
      <Button
        variant="link"
        size="sm"
        onClick={() => onQueryChange(clearFilters(query))}
      >{t`Clear all filters`}</Button>
    </section>
  );
}
