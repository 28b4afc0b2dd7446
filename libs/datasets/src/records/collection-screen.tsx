import { lazy, Suspense, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import {
  describe,
  encodeSearch,
  setTab,
  TAB_FIELDS,
  type DataQuery,
  type SearchRecord,
} from '@omics-portal/data-query';
import { PageHeader, SkeletonLines, Tabs } from '@omics-portal/ui';
import { omicsOf } from '@omics-portal/resources';
import { CartButton } from '../cart/cart-button';
import { COLLECTION_DESCRIPTIONS, COLLECTION_TITLES } from '../collections/collection-messages';
import { TABS_OF } from '../collections/collection-address';
import { FilterChips } from '../facets/filter-chips';
import { useShownFields } from '../facets/use-shown-fields';
import { useFieldLabels } from '../fields/field-labels';
import { useQueryMessages } from '../fields/query-messages';
import { useDatasets } from '../ports/datasets-ports';
import { QueryBar } from '../queries/query-bar';
import { CollectionFilters, FiltersButton } from './collection-filters';
import { CollectionNav } from './collection-nav';
import type { CollectionSearch } from './collection-search';
import { FilesTab } from './files-tab';
import { useStoredPageSize } from './page-size';
import { namesFields, readCollectionQuery } from './read-collection-query';
import { SearchProblems } from './search-problems';
import { useRecordQueries } from '../ports/use-record-queries';

/** Table of libraries or donors, loaded when its tab is first opened. */
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

function Collection({ collection, search, onSearchChange }: CollectionScreenProps) {
  const { t, i18n } = useLingui();
  const { brand } = useDatasets();
  const queries = useRecordQueries();
  const fields = useQuery(queries.fields(collection));
  const [storedSize] = useStoredPageSize();
  const { query, rest, problems } = useMemo(
    () => readCollectionQuery({ collection, search, fields: fields.data, pageSize: storedSize }),
    [collection, fields.data, storedSize, search],
  );
  const change = (next: DataQuery) => onSearchChange(encodeSearch(next, rest));
  const labels = useFieldLabels(fields.data);
  const omics = omicsOf(brand, collection);
  const title = omics ? i18n._(COLLECTION_TITLES[omics]) : collection;
  const queryMessages = useQueryMessages(labels, title);
  const tabs = omics ? TABS_OF[omics] : (['files'] as const);
  const tab = tabs.find((known) => known === query.tab) ?? 'files';
  const shown = { ...query, tab };
  const filters = {
    query: shown,
    onQueryChange: change,
    fields,
    labels,
    shown: useShownFields(fields.data, shown),
  };
  const tabTitles = { files: t`Files`, libraries: t`Libraries`, donors: t`Donor` };
  const groupField = TAB_FIELDS[tab];
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={title}
        description={omics ? i18n._(COLLECTION_DESCRIPTIONS[omics]) : undefined}
        actions={<CartButton />}
        className="mb-0"
      >
        <CollectionNav current={collection} />
      </PageHeader>
      <SearchProblems problems={problems} onRepair={() => change(query)} />
      <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <CollectionFilters {...filters} />
        <div className="flex min-w-0 flex-col gap-3">
          <QueryBar
            query={shown}
            onQueryChange={change}
            labels={labels}
            sentence={describe(query, queryMessages)}
          >
            <FiltersButton {...filters} />
          </QueryBar>
          <FilterChips query={query} onQueryChange={change} messages={queryMessages} />
          <Tabs
            label={t`Views`}
            value={tab}
            onValueChange={(value) => change(setTab(query, tabs.find((known) => known === value) ?? 'files'))}
            tabs={tabs.map((value) => ({ value, label: tabTitles[value] }))}
          >
            {fields.isPending && namesFields(query) ? (
              <SkeletonLines lines={8} label={t`Loading the files`} />
            ) : groupField === null ? (
              <FilesTab
                query={shown}
                onQueryChange={change}
                labels={labels}
                fields={fields.data ?? NO_FIELDS}
                sentence={describe(query, queryMessages)}
              />
            ) : (
              <Suspense fallback={<SkeletonLines lines={8} label={t`Loading`} />}>
                <GroupsTable query={shown} onQueryChange={change} field={groupField} labels={labels} />
              </Suspense>
            )}
          </Tabs>
        </div>
      </div>
    </div>
  );
}
