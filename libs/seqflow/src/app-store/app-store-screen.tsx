import { appQueries, reportToolQueries } from '@omics-portal/resources';
import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { EmptyState, ErrorState, PageHeader, SkeletonLines, Tabs } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { AppCard, CardAction } from './app-card';
import type { AppStoreSearch } from './app-store-search';
import { targetOf } from './card-target';
import { CATEGORY_LABELS } from './category-labels';
import { APP_CATEGORIES, type AppCategory } from './app-categories';
import { byRating, cardNamed, matchesSearch, storeCards, type StoreCard } from './store-cards';
import { StoreFilters } from './store-filters';
import { UploadCard } from './upload-card';

/** Loaded when details are opened for the first time. */
const AppDetailsDrawer = lazy(async () => ({
  default: (await import('./app-details-drawer')).AppDetailsDrawer,
}));

/** Properties of the app store. */
export interface AppStoreScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: AppStoreSearch;
  readonly onSearchChange: (next: AppStoreSearch) => void;
}

/** Sources of the store, each with its own failure. */
function useStoreSources() {
  const { i18n } = useLingui();
  const { datains, reports } = useSeqflow();
  return {
    apps: useQuery(appQueries(datains, i18n.locale).manifests()),
    installed: useQuery(appQueries(datains, i18n.locale).installed()),
    store: useQuery(appQueries(datains, i18n.locale).store()),
    tools: useQuery(reportToolQueries(reports, i18n.locale).manifests()),
  };
}

/** App store: apps and report tools by category. Public; running an app requires a sign-in. */
export function AppStoreScreen({ title, search, onSearchChange }: AppStoreScreenProps) {
  const { t, i18n } = useLingui();
  const { links } = useSeqflow();
  const { apps, installed, store, tools } = useStoreSources();
  const cards = storeCards({
    apps: apps.data ?? (apps.isError ? [] : undefined),
    installed: installed.data,
    reportTools: tools.data,
    storeApps: store.data,
  });
  const found = cards.filter((card) => matchesSearch(card, search.q ?? ''));
  const category = search.appCategory ?? 'dnaseq';
  const inCategory = (wanted: AppCategory) => found.filter((card) => card.categories.includes(wanted));
  const ofAuthor = inCategory(category).filter(
    ({ author }) => search.author === undefined || author === search.author,
  );
  const shown = APP_CATEGORIES.filter(
    (one) => one !== 'other' || category === 'other' || inCategory('other').length > 0,
  );
  // The drawer stays for the animation of its closing.
  const [opened, setOpened] = useState(false);
  if (search.app !== undefined && !opened) {
    setOpened(true);
  }
  const chosen = search.app === undefined ? undefined : cardNamed(cards, search.app);
  const openDetails = (app: string | undefined) => onSearchChange({ ...search, app });

  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={title}
        description={t`Choose an app, give it your files, and follow its jobs to a quality report.`}
      />
      <SourceFailure title={t`The apps could not be loaded`} source={apps} />
      <SourceFailure title={t`The installed apps could not be loaded`} source={installed} />
      <SourceFailure title={t`Ratings and further apps could not be loaded`} source={store} />
      <SourceFailure title={t`The report tools could not be loaded`} source={tools} />
      <StoreFilters search={search} onSearchChange={onSearchChange} cards={inCategory(category)} />
      <Tabs
        label={t`Fields of study`}
        value={category}
        onValueChange={(value) =>
          onSearchChange({
            ...search,
            author: undefined,
            appCategory: APP_CATEGORIES.find((one) => one === value),
          })
        }
        tabs={shown.map((one) => ({
          value: one,
          label: i18n._(CATEGORY_LABELS[one]),
          badge: inCategory(one).length || undefined,
        }))}
      >
        <CardGrid
          cards={search.sort === 'rating' ? byRating(ofAuthor) : ofAuthor}
          loading={apps.isPending || tools.isPending}
          filtered={Boolean(search.q) || search.author !== undefined}
          onDetails={openDetails}
        />
      </Tabs>
      {opened ? (
        <Suspense>
          <AppDetailsDrawer
            name={search.app}
            card={chosen}
            parts={{
              categories: (chosen?.categories ?? []).map((one) => i18n._(CATEGORY_LABELS[one])).join(', '),
              action: chosen ? <CardAction card={chosen} /> : null,
              exampleHref: chosen?.kind === 'app' ? targetOf(chosen, links, 'example') : null,
            }}
            loading={apps.isPending || tools.isPending}
            onClose={() => openDetails(undefined)}
          />
        </Suspense>
      ) : null}
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
  filtered,
  onDetails,
}: {
  readonly cards: readonly StoreCard[];
  readonly loading: boolean;
  readonly filtered: boolean;
  readonly onDetails: (app: string) => void;
}) {
  const { t } = useLingui();
  if (cards.length === 0 && (loading || filtered)) {
    return loading ? (
      <SkeletonLines lines={5} label={t`Loading the apps`} />
    ) : (
      <EmptyState
        title={t`No app matches the search`}
        description={t`Try another search term, author or tab.`}
      />
    );
  }
  return (
    <>
      {cards.length === 0 ? (
        <EmptyState
          title={t`No app here yet`}
          description={t`Apps appear here as soon as they are installed on the server.`}
        />
      ) : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {filtered ? null : (
          <li>
            <UploadCard />
          </li>
        )}
        {cards.map((card) => (
          <li key={card.key}>
            <AppCard card={card} onDetails={() => onDetails(card.appName ?? card.shortName)} />
          </li>
        ))}
      </ul>
    </>
  );
}
