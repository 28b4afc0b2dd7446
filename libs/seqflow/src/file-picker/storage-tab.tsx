import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StorageObject } from '@omics-portal/api';
import { objectQueries } from '@omics-portal/resources';
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Pagination,
  Select,
  SkeletonLines,
} from '@omics-portal/ui';
import { formatFileSize, useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { Folder } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { fileNameOf } from '../results/file-name';
import type { PickerTabProps } from './picker-tab-props';

/** Location in object storage: a folder of a bucket. */
interface FolderLocation {
  readonly service: string;
  readonly bucket: string;
  readonly prefix: string;
}

/** Tab of the file picker that browses object storage. Opens at the user's own folder. */
export function StorageTab(props: PickerTabProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, ownFiles } = useSeqflow();
  const services = useQuery(objectQueries(datains).services());
  const [chosenLocation, setLocation] = useState<FolderLocation | null>(ownFiles);
  const service = chosenLocation?.service ?? services.data?.default_service;
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
  const location = chosenLocation ?? { service, bucket: '', prefix: '' };
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
  readonly location: FolderLocation;
  readonly onLocationChange: (location: FolderLocation) => void;
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

interface FolderViewProps extends PickerTabProps {
  readonly location: FolderLocation;
  readonly onLocationChange: (location: FolderLocation) => void;
}

function FolderView({ location, onLocationChange, ...picker }: FolderViewProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const pagerLabels = usePaginationLabels();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 25 });
  const folder = useQuery({
    ...objectQueries(datains).folder({ ...location, page, perPage: pageSize }),
    placeholderData: keepPreviousData,
  });
  if (folder.isPending) {
    return <SkeletonLines lines={4} label={t`Loading...`} />;
  }
  if (folder.isError && !folder.data) {
    return (
      <ErrorState
        title={t`The folder could not be loaded`}
        message={errorText(folder.error)}
        retryLabel={t`Retry`}
        onRetry={() => void folder.refetch()}
      />
    );
  }
  // The folder itself can be among its entries.
  const entries = folder.data.data.filter((entry) => entry.path !== folder.data.location);
  return (
    <>
      <FolderPath location={location} onLocationChange={onLocationChange} />
      {entries.length === 0 ? <EmptyState title={t`This folder is empty`} /> : null}
      <ul className="flex max-h-72 flex-col gap-1.5 overflow-auto">
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            onOpen={() => onLocationChange({ ...location, prefix: entry.key })}
            {...picker}
          />
        ))}
      </ul>
      {folder.data.total > pageSize ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={folder.data.total}
          labels={pagerLabels}
          onChange={setPage}
        />
      ) : null}
    </>
  );
}

function FolderPath({
  location,
  onLocationChange,
}: {
  readonly location: FolderLocation;
  readonly onLocationChange: (location: FolderLocation) => void;
}) {
  const { t } = useLingui();
  const segments = location.prefix.split('/').filter(Boolean);
  const prefixOf = (depth: number) =>
    segments
      .slice(0, depth)
      .map((segment) => `${segment}/`)
      .join('');
  return (
    <nav aria-label={t`Folder`} className="flex flex-wrap items-center gap-1 text-sm">
      {[location.bucket, ...segments].map((segment, depth) => (
        <span key={prefixOf(depth) || '/'} className="flex items-center gap-1">
          {depth > 0 ? <span aria-hidden>/</span> : null}
          <Button
            size="sm"
            variant="link"
            {...(depth === segments.length && { 'aria-current': 'location' as const })}
            onClick={() => onLocationChange({ ...location, prefix: prefixOf(depth) })}
          >
            {segment}
          </Button>
        </span>
      ))}
    </nav>
  );
}

interface EntryProps extends PickerTabProps {
  readonly entry: StorageObject;
  readonly onOpen: () => void;
}

/** Entry of a folder: a folder opens on a press, a file can be chosen. A folder can be chosen if the field accepts folders. */
function Entry({ entry, chosen, accepts, onToggle, onOpen }: EntryProps) {
  const { t } = useLingui();
  const name = fileNameOf(entry.key);
  const isFolder = !entry['storage-class'];
  const fits = accepts(entry.path);
  return (
    <li className="flex items-center gap-3 text-sm">
      {isFolder && !fits ? null : (
        <Checkbox
          label={name}
          hideLabel={isFolder}
          disabled={!fits}
          checked={chosen.includes(entry.path)}
          onCheckedChange={(checked) => onToggle(entry.path, checked)}
        />
      )}
      {isFolder ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Folder />}
          onClick={onOpen}
          aria-label={t`Open the folder ${name}`}
        >
          {name}
        </Button>
      ) : (
        <span className="text-xs text-muted">{formatFileSize(entry.size)}</span>
      )}
    </li>
  );
}
