import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { accountQueries } from '@omics-portal/resources';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SearchBox,
  SegmentedControl,
} from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../account-context';
import { AccountDialogs, type OpenAccountDialog } from './account-dialogs';
import { accountListInput, ACCOUNTS_PER_PAGE, type AccountsSearch } from './account-list-input';
import { AccountTable } from './account-table';

export interface AccountsScreenProps {
  /** Title of the page. */
  title: string;
  search: AccountsSearch;
  onSearchChange: (search: AccountsSearch) => void;
}

/** Accounts of the site, for admins: who has one, and the actions on each. */
export function AccountsScreen({ title, search, onSearchChange }: AccountsScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { client } = useAccount();
  const [dialog, setDialog] = useState<OpenAccountDialog>();
  const { data, error, isPending, refetch } = useQuery({
    ...accountQueries(client).list(accountListInput(search)),
    placeholderData: keepPreviousData,
  });
  const labels = usePaginationLabels();
  return (
    <>
      <PageHeader
        title={title}
        {...(data ? { description: <Plural value={data.total} one="# account" other="# accounts" /> } : {})}
        actions={
          data ? (
            <Button variant="primary" icon={<UserPlus />} onClick={() => setDialog({ kind: 'add' })}>
              <Trans>Add an account</Trans>
            </Button>
          ) : null
        }
      />
      <Card>
        <AccountFilters search={search} onSearchChange={onSearchChange} />
        {error && !data ? (
          <ErrorState
            title={t`The accounts could not be loaded`}
            message={errorText(error)}
            retryLabel={t`Retry`}
            onRetry={() => void refetch()}
          />
        ) : data?.data.length === 0 ? (
          <EmptyState
            title={t`No account matches`}
            description={t`Search for another part of a name, or show all accounts.`}
          />
        ) : (
          <AccountTable accounts={data?.data ?? []} loading={isPending} onAct={setDialog} />
        )}
        {data && data.total > ACCOUNTS_PER_PAGE ? (
          <Pagination
            page={search.page}
            pageSize={ACCOUNTS_PER_PAGE}
            pageSizes={[ACCOUNTS_PER_PAGE]}
            total={data.total}
            onChange={({ page }) => onSearchChange({ ...search, page })}
            labels={labels}
          />
        ) : null}
      </Card>
      <AccountDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

function AccountFilters({ search, onSearchChange }: Omit<AccountsScreenProps, 'title'>) {
  const { t } = useLingui();
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox
        className="min-w-0 flex-1 basis-64"
        label={t`Find accounts`}
        hideLabel
        value={search.q ?? ''}
        onSearch={(q) => onSearchChange({ ...search, page: 1, q: q === '' ? undefined : q })}
        searchLabel={t`Search`}
        clearLabel={t`Clear the search`}
        placeholder={t`Name, user name or email`}
      />
      <SegmentedControl
        label={t`Which accounts to show`}
        value={search.state ?? 'all'}
        onValueChange={(value) =>
          onSearchChange({
            ...search,
            page: 1,
            state: value === 'active' || value === 'disabled' ? value : undefined,
          })
        }
        options={[
          { value: 'all', label: t`All` },
          { value: 'active', label: t`Active` },
          { value: 'disabled', label: t`Disabled` },
        ]}
      />
    </div>
  );
}
