import { useLingui } from '@lingui/react/macro';
import {
  clearFilters,
  describeFilter,
  describeGroup,
  filterCount,
  groupsOf,
  MAX_GROUPS,
  withGroups,
  withoutFilter,
  withSearch,
  type DataQuery,
  type QueryMessages,
} from '@omics-portal/data-query';
import { Button, Tag } from '@omics-portal/ui';

interface FilterChipsProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly messages: QueryMessages;
}

/**
 * Chips of the active filters and groups, each with a button that removes it, a button that lets a file match any of the
 * filters instead of all, and one that clears them.
 */
export function FilterChips({ query, onQueryChange, messages }: FilterChipsProps) {
  const { t } = useLingui();
  if (filterCount(query) === 0) {
    return null;
  }
  const groups = groupsOf(query);
  const canJoin = Object.keys(query.filters).length > 1 && groups.length < MAX_GROUPS;
  const [group] = groups;
  const canPart =
    groups.length === 1 && Object.keys(group ?? {}).every((field) => !Object.hasOwn(query.filters, field));
  const chips = [
    ...(query.search
      ? [{ key: ' search', text: t`Search: ${query.search.text}`, without: withSearch(query, null) }]
      : []),
    ...Object.entries(query.filters).map(([field, filter]) => ({
      key: field,
      text: describeFilter(field, filter, messages),
      without: withoutFilter(query, field),
    })),
    ...groups.map((conditions, index) => ({
      key: `group ${index}`,
      text: describeGroup(conditions, messages),
      without: withGroups(
        query,
        groups.filter((_, other) => other !== index),
      ),
    })),
  ];
  return (
    <section
      aria-label={t`Filters active`}
      className="flex min-w-0 items-center gap-2 max-sm:order-last max-sm:basis-full max-sm:flex-wrap"
    >
      <ul className="flex min-w-0 gap-2 max-sm:basis-full overflow-x-auto px-1 py-1 pe-6 [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] [scrollbar-width:none]">
        {chips.map(({ key, text, without }) => (
          <li key={key} className="shrink-0">
            <Tag
              className="max-w-80"
              tone="primary"
              removeLabel={t`Remove: ${text}`}
              onRemove={() => onQueryChange(without)}
            >
              {text}
            </Tag>
          </li>
        ))}
      </ul>
      {canJoin ? (
        <Button
          variant="link"
          size="sm"
          className="shrink-0"
          onClick={() => onQueryChange({ ...withGroups(query, [...groups, query.filters]), filters: {} })}
        >{t`Match any of these`}</Button>
      ) : null}
      {canPart && !canJoin ? (
        <Button
          variant="link"
          size="sm"
          className="shrink-0"
          onClick={() => onQueryChange({ ...withGroups(query, []), filters: { ...query.filters, ...group } })}
        >{t`Match all of these`}</Button>
      ) : null}
      <Button
        variant="link"
        size="sm"
        className="shrink-0"
        onClick={() => onQueryChange(clearFilters(query))}
      >{t`Clear all filters`}</Button>
    </section>
  );
}
