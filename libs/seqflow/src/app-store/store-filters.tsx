import { useLingui } from '@lingui/react/macro';
import { Input, Select } from '@omics-portal/ui';
import type { AppStoreSearch } from './app-store-search';
import { authorsOf, type StoreCard } from './store-cards';

interface StoreFiltersProps {
  readonly search: AppStoreSearch;
  readonly onSearchChange: (next: AppStoreSearch) => void;
  /** Cards of the tab and the search, of all authors. */
  readonly cards: readonly StoreCard[];
}

/** Search, filter by author and order of the app store. */
export function StoreFilters({ search, onSearchChange, cards }: StoreFiltersProps) {
  const { t } = useLingui();
  const authors = authorsOf(cards);
  const chosen = search.author;
  const isUnknown = chosen !== undefined && !authors.some(({ name }) => name === chosen);
  const rated = search.sort === 'rating' || cards.some(({ rating }) => rating !== null);
  return (
    <div className="flex flex-wrap gap-3">
      <Input
        type="search"
        className="max-w-md"
        aria-label={t`Search the apps`}
        placeholder={t`Search the apps`}
        value={search.q ?? ''}
        onChange={(event) => onSearchChange({ ...search, q: event.target.value || undefined })}
      />
      <div className="w-52">
        <Select
          aria-label={t({ message: 'Author', context: 'app' })}
          value={chosen ?? ''}
          onValueChange={(author) => onSearchChange({ ...search, author: author || undefined })}
          options={[
            { value: '', label: t`All authors` },
            ...authors.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
            ...(isUnknown ? [{ value: chosen, label: `${chosen} (0)` }] : []),
          ]}
        />
      </div>
      {rated ? (
        <div className="w-44">
          <Select
            aria-label={t`Order of the apps`}
            value={search.sort ?? ''}
            onValueChange={(sort) =>
              onSearchChange({ ...search, sort: sort === 'rating' ? sort : undefined })
            }
            options={[
              { value: '', label: t`By title` },
              { value: 'rating', label: t`By rating` },
            ]}
          />
        </div>
      ) : null}
    </div>
  );
}
