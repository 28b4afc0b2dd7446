import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectContentQueries } from '@omics-portal/resources';
import { ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { FeatureGrid } from './feature-grid';
import { readFeatureTable } from './read-feature-table';

/** Table of features in a file, read once. */
export function StoredFeatures({ link, name }: { readonly link: string; readonly name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const table = useQuery(objectContentQueries(datains).textPart(link, 'features', readFeatureTable));
  if (table.data) {
    return <FeatureGrid table={table.data} name={name} />;
  }
  return table.isError ? (
    <ErrorState
      title={t`The features could not be loaded`}
      message={errorText(table.error)}
      retryLabel={t`Retry`}
      onRetry={() => void table.refetch()}
    />
  ) : (
    <SkeletonLines lines={8} label={t`Loading the features`} />
  );
}
