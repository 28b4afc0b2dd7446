import { Plural, useLingui } from '@lingui/react/macro';
import { auditQueries } from '@omics-portal/resources';
import { Card, EmptyState, ErrorState, PageHeader, Pagination } from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { AuditExport } from './audit-export';
import { AuditFilters } from './audit-filters';
import { auditFilter, auditListInput, EVENTS_PER_PAGE, type AuditSearch } from './audit-search';
import { AuditTable } from './audit-table';

export interface AuditScreenProps {
  /** Title of the page. */
  title: string;
  search: AuditSearch;
  onSearchChange: (search: AuditSearch) => void;
}

/** Audit log of the site, for admins: who did what, with filters and an export. */
export function AuditScreen({ title, search, onSearchChange }: AuditScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { client } = useAccount();
  const labels = usePaginationLabels();
  const { data, error, isPending, refetch } = useQuery({
    ...auditQueries(client).list(auditListInput(search)),
    placeholderData: keepPreviousData,
  });
  const days = data?.kept_days ?? 0;
  const total = data?.total ?? 0;
  return (
    <>
      <PageHeader
        title={title}
        {...(data
          ? {
              description: (
                <>
                  <Plural value={total} one="# event" other="# events" />
                  {' · '}
                  <Plural value={days} one="kept for # day" other="kept for # days" />
                </>
              ),
            }
          : {})}
        actions={<AuditExport filter={auditFilter(search)} isEmpty={(data?.total ?? 0) === 0} />}
      />
      <Card>
        <AuditFilters search={search} onSearchChange={onSearchChange} />
        {error && !data ? (
          <ErrorState
            title={t`The audit log could not be loaded`}
            message={errorText(error)}
            retryLabel={t`Retry`}
            onRetry={() => void refetch()}
          />
        ) : data?.data.length === 0 ? (
          <EmptyState
            title={t`No event matches`}
            description={t`Choose other days, another kind or another person.`}
          />
        ) : (
          <AuditTable events={data?.data ?? []} loading={isPending} />
        )}
        {data && data.total > EVENTS_PER_PAGE ? (
          <Pagination
            page={search.page}
            pageSize={EVENTS_PER_PAGE}
            pageSizes={[EVENTS_PER_PAGE]}
            total={data.total}
            onChange={({ page }) => onSearchChange({ ...search, page })}
            labels={labels}
          />
        ) : null}
      </Card>
    </>
  );
}
