import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, PageHeader, Select, SkeletonLines } from '@omics-portal/ui';
import { documentQueries } from '../documents/document-queries';
import { useDocumentUrls } from '../ports/use-document-urls';
import { useErrorText } from '@omics-portal/wording';
import { ReadmeDrawer } from './readme-drawer';
import { ReferenceCard } from './reference-card';
import { readReferenceManifest, type ReferenceDataset } from './reference-manifest';

/** What the address of the page says: which version; without one, the newest. */
export const referenceDatasetsSearch = v.object({ version: v.fallback(v.optional(v.string()), undefined) });
export type ReferenceDatasetsSearch = v.InferOutput<typeof referenceDatasetsSearch>;

/** What the host gives the page of reference data sets. */
export interface ReferenceDatasetsScreenProps {
  readonly search: ReferenceDatasetsSearch;
  readonly onSearchChange: (next: ReferenceDatasetsSearch) => void;
}

/** The published reference data sets, by version. */
export function ReferenceDatasetsScreen(props: ReferenceDatasetsScreenProps) {
  const { t } = useLingui();
  const { referenceDatasetsManifest } = useDocumentUrls();
  return (
    <div>
      <PageHeader
        title={t`Reference Datasets`}
        description={t`What a measurement of the reference materials should find: the "ground truth" to judge accuracy by.`}
      />
      {referenceDatasetsManifest === '' ? (
        <EmptyState
          title={t`No reference datasets`}
          description={t`This site names no list of reference datasets.`}
        />
      ) : (
        <Versions {...props} manifestUrl={new URL(referenceDatasetsManifest, document.baseURI).href} />
      )}
    </div>
  );
}

function Versions({
  search,
  onSearchChange,
  manifestUrl,
}: ReferenceDatasetsScreenProps & { readonly manifestUrl: string }) {
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
  const versions = manifest.data;
  const shown = versions.find(({ version }) => version === search.version) ?? versions[0];
  if (shown === undefined || shown.datasets.length === 0) {
    return (
      <EmptyState
        title={t`No reference datasets`}
        description={t`They appear here once a version is published.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm" aria-hidden>{t`Stable Versions`}</span>
        <Select
          aria-label={t`Stable Versions`}
          className="w-48"
          value={shown.version}
          onValueChange={(version) => onSearchChange({ version })}
          options={versions.map(({ version }) => ({ value: version, label: version }))}
        />
      </div>
      <ul className="flex flex-col gap-4">
        {shown.datasets.map((dataset) => (
          <li key={dataset.category}>
            <ReferenceCard dataset={dataset} manifestUrl={manifestUrl} onRead={() => setOpened(dataset)} />
          </li>
        ))}
      </ul>
      {opened ? (
        <ReadmeDrawer dataset={opened} manifestUrl={manifestUrl} onClose={() => setOpened(null)} />
      ) : null}
    </div>
  );
}
