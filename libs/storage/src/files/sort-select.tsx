import { useLingui } from '@lingui/react/macro';
import { Select, type SelectOption } from '@omics-portal/ui';
import type { FileSort } from './file-manager-search';

interface SortSelectProps {
  readonly sort: FileSort | undefined;
  readonly onSortChange: (sort: FileSort | undefined) => void;
}

/** Sort control for phones, where the headers of size and time are not shown. */
export function SortSelect({ sort, onSortChange }: SortSelectProps) {
  const { t } = useLingui();
  const options: readonly (SelectOption & { readonly value: FileSort | '' })[] = [
    { value: '', label: t`Usual order` },
    { value: 'name:asc', label: t`File name, A to Z` },
    { value: 'name:desc', label: t`File name, Z to A` },
    { value: 'size:desc', label: t`Size, largest first` },
    { value: 'size:asc', label: t`Size, smallest first` },
    { value: 'updated:desc', label: t`Updated, newest first` },
    { value: 'updated:asc', label: t`Updated, oldest first` },
  ];
  return (
    <Select
      aria-label={t`Sort the files`}
      value={sort ?? ''}
      options={options}
      onValueChange={(value) =>
        onSortChange(options.find((option) => option.value === value)?.value || undefined)
      }
    />
  );
}
