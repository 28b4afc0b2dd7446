import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import { EmptyState, ErrorState, Select, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { useOwnFolder } from '../ports/use-own-folder';
import { FolderView } from './folder-view';
import type { StorageFolder } from './folder-path';
import type { PickerTabProps } from './picker-tab-props';

/** Tab of the file picker that browses object storage. Opens at the user's own folder. */
export function StorageTab(props: PickerTabProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const own = useOwnFolder();
  const services = useQuery(objectQueries(datains).services());
  const [chosen, setLocation] = useState<StorageFolder | null>(null);
  const opened = chosen ?? own;
  const service = opened?.service ?? services.data?.default_service;
  if (!service) {
    return services.isError ? (
      <ErrorState
        title={t`The storage could not be loaded`}
        message={errorText(services.error)}
        retryLabel={t`Retry`}
        onRetry={() => void services.refetch()}
      />
    ) : (
      <SkeletonLines lines={4} label={t`Loading...`} />
    );
  }
  const location = opened ?? { service, bucket: '', prefix: '' };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {services.data && services.data.services.length > 1 ? (
          <div className="w-40">
            <Select
              aria-label={t`Storage service`}
              value={service}
              onValueChange={(next) => setLocation({ service: next, bucket: '', prefix: '' })}
              options={services.data.services.map((name) => ({ value: name, label: name }))}
            />
          </div>
        ) : null}
        <BucketSelect location={location} onLocationChange={setLocation} />
      </div>
      {location.bucket === '' ? (
        <EmptyState title={t`Choose a bucket`} />
      ) : (
        <FolderView
          key={`${location.bucket}/${location.prefix}`}
          location={location}
          onLocationChange={setLocation}
          {...props}
        />
      )}
    </div>
  );
}

function BucketSelect({
  location,
  onLocationChange,
}: {
  readonly location: StorageFolder;
  readonly onLocationChange: (location: StorageFolder) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const buckets = useQuery(objectQueries(datains).buckets(location.service));
  if (buckets.isError) {
    return (
      <ErrorState
        title={t`The buckets could not be loaded`}
        message={errorText(buckets.error)}
        retryLabel={t`Retry`}
        onRetry={() => void buckets.refetch()}
      />
    );
  }
  const names = [...new Set([...(buckets.data ?? []), ...(location.bucket ? [location.bucket] : [])])];
  return (
    <div className="w-60">
      <Select
        aria-label={t`Bucket`}
        placeholder={t`Choose a bucket`}
        value={location.bucket}
        onValueChange={(bucket) => onLocationChange({ ...location, bucket, prefix: '' })}
        options={names.map((name) => ({ value: name, label: name }))}
      />
    </div>
  );
}
