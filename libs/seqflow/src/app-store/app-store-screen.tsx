import { appQueries, reportToolQueries } from '@omics-portal/resources';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { EmptyState, ErrorState, Input, PageHeader, SkeletonLines, Tabs } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppCard } from './app-card';
import { AppDetailsDrawer } from './app-details-drawer';
import type { AppStoreSearch } from './app-store-search';
import { CATEGORY_LABELS } from './category-labels';
import { APP_CATEGORIES, type AppCategory } from './app-categories';
import { matchesSearch, storeCards, type StoreCard } from './store-cards';

/** Properties of the app store. */
export interface AppStoreScreenProps {
  readonly search: AppStoreSearch;
  readonly onSearchChange: (next: AppStoreSearch) => void;
}

/** App store: apps and report tools by category. Public; running an app requires a sign-in. */
export function AppStoreScreen({ search, onSearchChange }: AppStoreScreenProps) {
  const { t, i18n } = useLingui();
  const { datains, reports } = useSeqflow();
  const apps = useQuery(appQueries(datains, i18n.locale).manifests());
  const installed = useQuery(appQueries(datains, i18n.locale).installed());
  const tools = useQuery(reportToolQueries(reports, i18n.locale).manifests());
  const cards = storeCards({ apps: apps.data, installed: installed.data, reportTools: tools.data }).filter(
    (card) => matchesSearch(card, search.q ?? ''),
  );
  const category = search.appCategory ?? 'dnaseq';
  const inCategory = (wanted: AppCategory) => cards.filter((card) => card.categories.includes(wanted));
  const shown = APP_CATEGORIES.filter(
    (one) => one !== 'other' || category === 'other' || inCategory('other').length > 0,
  );

  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`QC Apps`}
        description={t`Choose an app, give it your files, and follow its jobs to a quality report.`}
      />
      <SourceFailure title={t`The apps could not be loaded`} source={apps} />
      <SourceFailure title={t`Which apps are installed could not be loaded`} source={installed} />
      <SourceFailure title={t`The report tools could not be loaded`} source={tools} />
      <Input
        type="search"
        className="max-w-md"
        aria-label={t`Search the apps`}
        placeholder={t`Search the apps`}
        value={search.q ?? ''}
        onChange={(event) => onSearchChange({ ...search, q: event.target.value || undefined })}
      />
      <Tabs
        label={t`Fields of study`}
        value={category}
        onValueChange={(value) =>
          onSearchChange({ ...search, appCategory: APP_CATEGORIES.find((one) => one === value) })
        }
        tabs={shown.map((one) => ({
          value: one,
          label: i18n._(CATEGORY_LABELS[one]),
          badge: inCategory(one).length || undefined,
        }))}
      >
        <CardGrid
          cards={inCategory(category)}
          loading={apps.isPending || tools.isPending}
          searching={Boolean(search.q)}
        />
      </Tabs>
    </div>
  );
}

function SourceFailure({
  title,
  source,
}: {
  readonly title: string;
  readonly source: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return source.isError ? (
    <ErrorState
      title={title}
      message={errorText(source.error)}
      retryLabel={t`Retry`}
      onRetry={() => void source.refetch()}
    />
  ) : null;
}

function CardGrid({
  cards,
  loading,
  searching,
}: {
  readonly cards: readonly StoreCard[];
  readonly loading: boolean;
  readonly searching: boolean;
}) {
  const { t } = useLingui();
  const [detailed, setDetailed] = useState<StoreCard | null>(null);
  if (cards.length === 0) {
    return loading ? (
      <SkeletonLines lines={5} label={t`Loading the apps`} />
    ) : (
      <EmptyState
        title={searching ? t`No app matches the search` : t`No app here yet`}
        description={
          searching
            ? t`Try another search term or another tab.`
            : t`Apps appear here as soon as they are installed on the server.`
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {cards.map((card) => (
          <li key={card.key}>
            <AppCard card={card} onDetails={() => setDetailed(card)} />
          </li>
        ))}
      </ul>
      <AppDetailsDrawer card={detailed} onClose={() => setDetailed(null)} />
    </>
  );
}
