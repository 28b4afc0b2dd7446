import { useLingui } from '@lingui/react/macro';
import { SearchBox } from '@omics-portal/ui';
import type { ResultSearch } from './result-search';

interface ResultFiltersProps {
  readonly search: ResultSearch;
  readonly onSearchChange: (next: ResultSearch) => void;
  /** Hides the filter by job name in the results of one job. */
  readonly jobFixed: boolean;
}

/** Filters of results by job name, file name and file type. Every change returns to the first page. */
export function ResultFilters({ search, onSearchChange, jobFixed }: ResultFiltersProps) {
  const { t } = useLingui();
  const change = (next: Partial<ResultSearch>) => onSearchChange({ ...search, ...next, page: undefined });
  const labels = { hideLabel: true, searchLabel: t`Search`, clearLabel: t`Clear the search` } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {jobFixed ? null : (
        <SearchBox
          {...labels}
          label={t`Job Name`}
          placeholder={t`Please Enter Job Name`}
          value={search.name ?? ''}
          onSearch={(name) => change({ name: name || undefined })}
          className="w-full sm:max-w-80"
        />
      )}
      <SearchBox
        {...labels}
        label={t`File Name`}
        placeholder={t`File Name`}
        value={search.file ?? ''}
        onSearch={(file) => change({ file: file || undefined })}
        className="w-full sm:max-w-72"
      />
      <SearchBox
        {...labels}
        label={t`File Type`}
        placeholder={t`File Type`}
        value={search.type ?? ''}
        onSearch={(type) => change({ type: type.replace(/^\.+/u, '') || undefined })}
        className="w-full sm:max-w-64"
      />
    </div>
  );
}
