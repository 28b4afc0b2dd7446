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
import { fileNameOf } from '../results/result-rows';
import type { PickerTabProps } from './picker-tab-props';

interface Place {
  readonly service: string;
  readonly bucket: string;
  readonly prefix: string;
}

/** Storage, folder by folder. It opens where the person's own files are. */
export function StorageTab(props: PickerTabProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains, ownFiles } = useSeqflow();
  const services = useQuery(objectQueries(datains).services());
  const [chosenPlace, setPlace] = useState<Place | null>(ownFiles);
  const service = chosenPlace?.service ?? services.data?.default_service;
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
  const place = chosenPlace ?? { service, bucket: '', prefix: '' };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {services.data && services.data.services.length > 1 ? (
          <div className="w-40">
            <Select
              aria-label={t`Storage service`}
              value={service}
              onValueChange={(next) => setPlace({ service: next, bucket: '', prefix: '' })}
              options={services.data.services.map((name) => ({ value: name, label: name }))}
            />
          </div>
        ) : null}
        <BucketSelect place={place} onPlace={setPlace} />
      </div>
      {place.bucket === '' ? (
        <EmptyState title={t`Choose a bucket`} />
      ) : (
        <FolderView key={`${place.bucket}/${place.prefix}`} place={place} onPlace={setPlace} {...props} />
      )}
    </div>
  );
}

function BucketSelect({
  place,
  onPlace,
}: {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const buckets = useQuery(objectQueries(datains).buckets(place.service));
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
  const names = [...new Set([...(buckets.data ?? []), ...(place.bucket ? [place.bucket] : [])])];
  return (
    <div className="w-60">
      <Select
        aria-label={t`Bucket`}
        placeholder={t`Choose a bucket`}
        value={place.bucket}
        onValueChange={(bucket) => onPlace({ ...place, bucket, prefix: '' })}
        options={names.map((name) => ({ value: name, label: name }))}
      />
    </div>
  );
}

interface FolderViewProps extends PickerTabProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

function FolderView({ place, onPlace, ...picker }: FolderViewProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const pagerLabels = usePaginationLabels();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 25 });
  const folder = useQuery({
    ...objectQueries(datains).folder({ ...place, page, perPage: pageSize }),
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
      <FolderPath place={place} onPlace={onPlace} />
      {entries.length === 0 ? <EmptyState title={t`This folder is empty`} /> : null}
      <ul className="flex max-h-72 flex-col gap-1.5 overflow-auto">
        {entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            onOpen={() => onPlace({ ...place, prefix: entry.key })}
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

function FolderPath({ place, onPlace }: { readonly place: Place; readonly onPlace: (place: Place) => void }) {
  const { t } = useLingui();
  const parts = place.prefix.split('/').filter(Boolean);
  const prefixOf = (depth: number) =>
    parts
      .slice(0, depth)
      .map((part) => `${part}/`)
      .join('');
  return (
    <nav aria-label={t`Folder`} className="flex flex-wrap items-center gap-1 text-sm">
      {[place.bucket, ...parts].map((part, depth) => (
        <span key={prefixOf(depth) || '/'} className="flex items-center gap-1">
          {depth > 0 ? <span aria-hidden>/</span> : null}
          <Button
            size="sm"
            variant="link"
            {...(depth === parts.length && { 'aria-current': 'location' as const })}
            onClick={() => onPlace({ ...place, prefix: prefixOf(depth) })}
          >
            {part}
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

/** A folder opens; a file is chosen. A folder is chosen too where the field takes folders. */
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
