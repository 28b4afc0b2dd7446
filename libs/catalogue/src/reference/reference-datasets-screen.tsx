import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { documentQueries } from '@omics-portal/resources';
import { useErrorText } from '@omics-portal/wording';
import { useSiteDocument } from '../documents/use-site-document';
import { ReadmeDrawer } from './readme-drawer';
import { ReferenceCard } from './reference-card';
import { historiesOf, readReferenceManifest, type ReferenceDataset } from './reference-manifest';
import { chooseVersion, readVersionChoice } from './version-choice';

/** Search parameters of the page: versions, as `readVersionChoice` reads them; by default the newest. */
export const referenceDatasetsSearch = v.object({ version: v.fallback(v.optional(v.string()), undefined) });
export type ReferenceDatasetsSearch = v.InferOutput<typeof referenceDatasetsSearch>;

/** Props of the page of reference data sets. */
export interface ReferenceDatasetsScreenProps {
  readonly title: string;
  readonly search: ReferenceDatasetsSearch;
  readonly onSearchChange: (next: ReferenceDatasetsSearch) => void;
}

/** Page of the published reference data sets, each in one version. */
export function ReferenceDatasetsScreen({ title, ...props }: ReferenceDatasetsScreenProps) {
  const { t } = useLingui();
  const manifestUrl = useSiteDocument('referenceDatasetsManifest');
  return (
    <div>
      <PageHeader
        title={title}
        description={t`Expected results for measurements of the reference materials: the ground truth for accuracy.`}
      />
      {manifestUrl === null ? (
        <EmptyState
          title={t`No reference datasets`}
          description={t`No list of reference datasets is configured for this site.`}
        />
      ) : (
        <Datasets {...props} manifestUrl={manifestUrl} />
      )}
    </div>
  );
}

function Datasets({
  search,
  onSearchChange,
  manifestUrl,
}: Omit<ReferenceDatasetsScreenProps, 'title'> & { readonly manifestUrl: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [opened, setOpened] = useState<ReferenceDataset | null>(null);
  const options = useMemo(
    () => ({ ...documentQueries.json(manifestUrl), select: readReferenceManifest }),
    [manifestUrl],
  );
  const manifest = useQuery(options);
  if (manifest.isPending) {
    return <SkeletonLines lines={8} label={t`Loading the reference datasets`} />;
  }
  if (manifest.isError) {
    return (
      <ErrorState
        title={t`The reference datasets could not be loaded`}
        message={errorText(manifest.error)}
        retryLabel={t`Retry`}
        onRetry={() => void manifest.refetch()}
      />
    );
  }
  const histories = historiesOf(manifest.data);
  if (histories.length === 0) {
    return (
      <EmptyState
        title={t`No reference datasets`}
        description={t`They appear here once a version is published.`}
      />
    );
  }
  const { all, byDataset } = readVersionChoice(search.version);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {histories.map((history) => (
          <li key={history.key}>
            <ReferenceCard
              history={history}
              requested={byDataset.get(history.key) ?? all}
              onVersionChange={(version) =>
                onSearchChange({ version: chooseVersion(search.version, history.key, version) })
              }
              manifestUrl={manifestUrl}
              onRead={setOpened}
            />
          </li>
        ))}
      </ul>
      {opened ? (
        <ReadmeDrawer dataset={opened} manifestUrl={manifestUrl} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
