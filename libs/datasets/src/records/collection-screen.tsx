import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import { describe, setTab, tabField, type SearchRecord } from '@omics-portal/data-query';
import { cn, PageHeader, SkeletonLines, Tabs } from '@omics-portal/ui';
import { omicsOf } from '@omics-portal/resources';
import { CartButton } from '../cart/cart-button';
import { useCollectionTexts } from '../collections/use-collection-texts';
import { tabsOf } from '../collections/collection-address';
import { useShownFields } from '../facets/use-shown-fields';
import { useFieldLabels } from '../fields/field-labels';
import { useQueryMessages } from '../fields/query-messages';
import { useDatasets } from '../ports/datasets-ports';
import { CollectionFilters } from './collection-filters';
import { CollectionNav } from './collection-nav';
import type { CollectionSearch } from './collection-search';
import { CollectionToolbar } from './collection-toolbar';
import { createEstimateWatch } from './estimate-watch';
import { FilesTab, type FilesTabProps } from './files-tab';
import { namesFields } from './read-collection-query';
import { ResultLine } from './result-line';
import { UncheckedConditions } from './unchecked-conditions';
import { useCollectionQuery } from './use-collection-query';
import { useFiles } from './use-files';
import { useFilterRail } from './use-filter-rail';

/** Parts that are loaded when they are first shown. */
const SearchProblems = lazy(async () => ({ default: (await import('./search-problems')).SearchProblems }));
const OpenFile = lazy(async () => ({ default: (await import('./open-file')).OpenFile }));
const EstimatesNotice = lazy(async () => ({
  default: (await import('./estimates-notice')).EstimatesNotice,
}));
const GroupsTable = lazy(async () => ({ default: (await import('./groups-table')).GroupsTable }));

/** Props of the page of a collection. */
export interface CollectionScreenProps {
  /** Name of the collection in requests, such as `<brand>_proteomics`. */
  readonly collection: string;
  /** Search parameters of the address, unparsed. */
  readonly search: CollectionSearch;
  /** Called with the complete set of search parameters, including unknown ones. */
  readonly onSearchChange: (next: SearchRecord) => void;
}

/** Page of a collection: filters, files, libraries, donors, charts, export and cart. */
export function CollectionScreen(props: CollectionScreenProps) {
  // Each collection has its own state of facets and columns.
  return <Collection key={props.collection} {...props} />;
}

const NO_FIELDS: readonly FieldSchema[] = [];
/**
 * Height between the top of the page and the table, and of the pager below it: the rest of the window is for rows. Notices above the
 * table and at the edge of the window take theirs from the rows, so that the pager stays visible.
 */
const TABLE_HEIGHT = cn(
  '[--table-height:max(22rem,calc(100dvh-22.5rem))]',
  'has-[[data-slot=alert]]:[--table-height:max(22rem,calc(100dvh-26rem))]',
  '[body:has([data-slot=page-notices]>*)_&]:[--table-height:max(22rem,calc(100dvh-28rem))]',
);

function Collection({ collection, search, onSearchChange }: CollectionScreenProps) {
  const { t } = useLingui();
  const { brand } = useDatasets();
  const address = useCollectionQuery({ collection, search, onSearchChange });
  const { fields, query, problems, change } = address;
  const labels = useFieldLabels(fields.data);
  const omics = omicsOf(brand, collection);
  const title = useCollectionTexts().title(collection);
  const queryMessages = useQueryMessages(labels, title);
  const tabs = tabsOf(omics, fields.data);
  const tab = tabs.find((known) => known === query.tab) ?? 'files';
  const shown = { ...query, tab };
  const filters = {
    query: shown,
    onQueryChange: change,
    fields,
    labels,
    shown: useShownFields(fields.data, shown),
  };
  const isReady = !(fields.isPending && namesFields(query));
  const files = useFiles({
    query: shown,
    labels,
    fields: fields.data,
    enabled: tab === 'files' && isReady,
    onOpen: address.openFile,
  });
  const rail = useFilterRail();
  const sentence = describe(query, queryMessages);
  const tabTitles = { files: t`Files`, libraries: t`Libraries`, donors: t`Donor` };
  return (
    <div className={cn('flex flex-col gap-2', TABLE_HEIGHT)}>
      <Head collection={collection} title={title} />
      {problems.length === 0 ? null : (
        <Suspense>
          <SearchProblems problems={problems} onRepair={() => change(query)} />
        </Suspense>
      )}
      <Tabs
        label={t`Views`}
        value={tab}
        onValueChange={(value) => change(setTab(query, tabs.find((known) => known === value) ?? 'files'))}
        tabs={tabs.map((value) => ({ value, label: tabTitles[value] }))}
        beside={
          <CollectionToolbar
            filters={filters}
            rail={rail}
            files={tab === 'files' ? files : undefined}
            onOpen={files.open}
            sentence={sentence}
          />
        }
      >
        <div className={cn('grid items-start gap-4', rail.open && 'lg:grid-cols-[17rem_minmax(0,1fr)]')}>
          {rail.open ? <CollectionFilters {...filters} /> : null}
          <div className="flex min-w-0 flex-col gap-2">
            <ResultLine
              query={shown}
              onQueryChange={change}
              messages={queryMessages}
              records={files.records}
              isReady={isReady}
            />
            <Estimates />
            {namesFields(query) ? <UncheckedConditions fields={fields} /> : null}
            <Panel
              query={shown}
              onQueryChange={change}
              labels={labels}
              fields={fields.data ?? NO_FIELDS}
              files={files}
              isReady={isReady}
            />
          </div>
        </div>
      </Tabs>
      <OpenedFile address={address} files={files} labels={labels} />
    </div>
  );
}

interface HeadProps {
  readonly collection: string;
  readonly title: string;
}

/** Title of a collection, links to the others, and the cart. */
function Head({ collection, title }: HeadProps) {
  const description = useCollectionTexts().description(collection);
  return (
    <PageHeader
      title={title}
      description={
        description === undefined ? undefined : <span className="max-sm:hidden">{description}</span>
      }
      actions={
        <>
          <CollectionNav current={collection} />
          <CartButton />
        </>
      }
      className="mb-0"
    />
  );
}

/** Notice while counts of the page are estimates. */
function Estimates() {
  const cache = useQueryClient().getQueryCache();
  const [watch] = useState(() => createEstimateWatch(cache));
  const isShown = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  return isShown ? (
    <Suspense>
      <EstimatesNotice />
    </Suspense>
  ) : null;
}

interface OpenedFileProps extends Pick<FilesTabProps, 'files' | 'labels'> {
  readonly address: ReturnType<typeof useCollectionQuery>;
}

/** Details of the file that the address names, if it names one. */
function OpenedFile({ address: { query, file, openFile }, ...props }: OpenedFileProps) {
  return file === null ? null : (
    <Suspense>
      <OpenFile key={file} query={query} file={file} onClose={() => openFile(null)} {...props} />
    </Suspense>
  );
}

interface PanelProps extends FilesTabProps {
  /** False while a query that names fields cannot be sent. */
  readonly isReady: boolean;
}

/** Files of the query, or its libraries or donors. */
function Panel({ isReady, ...tab }: PanelProps) {
  const { t } = useLingui();
  const field = tabField(tab.query);
  if (!isReady) {
    return <SkeletonLines lines={8} label={t`Loading the files`} />;
  }
  return field === null ? (
    <FilesTab {...tab} />
  ) : (
    <Suspense fallback={<SkeletonLines lines={8} label={t`Loading`} />}>
      <GroupsTable {...tab} field={field} />
    </Suspense>
  );
}
