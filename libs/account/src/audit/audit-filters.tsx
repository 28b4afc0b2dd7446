import { Trans, useLingui } from '@lingui/react/macro';
import { FormField, Input, SearchBox, Select } from '@omics-portal/ui';
import { AUDIT_KIND_LABELS, AUDIT_KINDS } from './audit-kinds';
import { kindOf, type AuditSearch } from './audit-search';

interface AuditFiltersProps {
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** Filters of the audit log: person, kind and days. */
export function AuditFilters({ search, onSearchChange }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const change = (next: Partial<AuditSearch>) => onSearchChange({ ...search, ...next, page: 1 });
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_auto_auto]">
      <SearchBox
        label={t`Person`}
        value={search.person ?? ''}
        onSearch={(person) => change({ person: person === '' ? undefined : person })}
        searchLabel={t`Search`}
        clearLabel={t`Clear the search`}
        placeholder={t`Part of a user name`}
      />
      <FormField label={<Trans>Kind of event</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={kindOf(search.kind) ?? ''}
            onValueChange={(kind) => change({ kind: kind === '' ? undefined : kind })}
            options={[
              { value: '', label: t`All` },
              ...AUDIT_KINDS.map((value) => ({ value, label: i18n._(AUDIT_KIND_LABELS[value]) })),
            ]}
          />
        )}
      </FormField>
      <FormField label={<Trans>First day (UTC+8)</Trans>}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={search.from ?? ''}
            max={search.to}
            onChange={({ target }) => change({ from: target.value || undefined })}
          />
        )}
      </FormField>
      <FormField label={<Trans>Last day (UTC+8)</Trans>}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target }) => change({ to: target.value || undefined })}
          />
        )}
      </FormField>
    </div>
  );
}
