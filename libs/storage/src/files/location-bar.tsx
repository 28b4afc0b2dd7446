import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FsServices } from '@omics-portal/api';
import { objectQueries } from '@omics-portal/resources';
import { Alert, Button, FormField, SearchBox, Select } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { type ReactNode } from 'react';
import { locationOfText, type FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

interface LocationBarProps {
  /** Null while none is chosen. */
  readonly location: FolderLocation | null;
  readonly onLocationChange: (location: FolderLocation) => void;
}

interface FindProps {
  /** Part of the names that are searched. */
  readonly find: string | undefined;
  /** Called with the searched text; '' ends the search. */
  readonly onFind: (text: string) => void;
}

/** Location fields: storage service, bucket, a box for a storage link or a prefix of names, and a search of all names below. */
export function LocationBar({ location, onLocationChange, find, onFind }: LocationBarProps & FindProps) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const services = useQuery(objectQueries(datains).services());
  const label = useServiceLabel(services.data?.names);
  const service = location?.service ?? services.data?.default_service;
  const names = withCurrent(services.data?.services ?? [], service);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <FormField label={t`Storage service`} className="w-36">
        {(control) => (
          <Select
            {...control}
            value={service ?? ''}
            onValueChange={(next) => onLocationChange({ service: next, bucket: '', folder: '', filter: '' })}
            options={names.map((value) => ({
              value,
              label: services.isPending ? t`Loading...` : label(value),
            }))}
            placeholder={t`Loading...`}
            disabled={names.length < 2}
          />
        )}
      </FormField>
      {service === undefined ? null : (
        <BucketField service={service} location={location} onLocationChange={onLocationChange} />
      )}
      <AddressField location={location} onLocationChange={onLocationChange} />
      {location ? (
        <FindField key={`${location.bucket}/${location.folder}`} find={find} onFind={onFind} />
      ) : null}
      {services.isError ? (
        <LoadProblem
          title={t`Can not load any services.`}
          error={services.error}
          onRetry={() => void services.refetch()}
        />
      ) : null}
    </div>
  );
}

/** Labels of services: the names that the server gives, and for one that gives none those of the usual short names. */
function useServiceLabel(names: FsServices['names']): (service: string) => string {
  const { t, i18n } = useLingui();
  const usual: Record<string, string> = { minio: t`Local`, oss: t`Aliyun`, s3: t`Amazon` };
  const language = i18n.locale === 'zh-CN' ? 'zh-CN' : 'en-US';
  return (service) => names?.[service]?.[language] ?? usual[service] ?? service;
}

/** Options of a list that may not be loaded, with the current value among them. */
function withCurrent(names: readonly string[], current: string | undefined): string[] {
  return [...new Set([...names, ...(current ? [current] : [])])];
}

function BucketField({
  service,
  location,
  onLocationChange,
}: LocationBarProps & { readonly service: string }) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const buckets = useQuery(objectQueries(datains).buckets(service));
  const names = withCurrent(buckets.data ?? [], location?.bucket);
  return (
    <FormField label={t`Bucket`} className="w-56 max-w-full">
      {(control) => (
        <>
          <Select
            {...control}
            value={location?.bucket ?? ''}
            onValueChange={(bucket) => onLocationChange({ service, bucket, folder: '', filter: '' })}
            options={names.map((value) => ({ value, label: value }))}
            placeholder={buckets.isPending ? t`Loading...` : t`Choose a bucket`}
          />
          {buckets.isError ? (
            <LoadProblem
              title={t`The buckets could not be loaded`}
              error={buckets.error}
              onRetry={() => void buckets.refetch()}
            />
          ) : null}
        </>
      )}
    </FormField>
  );
}

interface LoadProblemProps {
  readonly title: ReactNode;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function LoadProblem({ title, error, onRetry }: LoadProblemProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Alert tone="danger" title={title} action={<Button size="sm" onClick={onRetry}>{t`Retry`}</Button>}>
      {errorText(error)}
    </Alert>
  );
}

/** Box that opens an entered storage link; any other text filters the names in the folder. */
function AddressField({ location, onLocationChange }: LocationBarProps) {
  const { t } = useLingui();
  const locationOf = (text: string) =>
    locationOfText(text, location ?? { service: '', bucket: '', folder: '', filter: '' });
  return (
    <SearchBox
      // Opening another folder clears the entered link.
      key={`${location?.bucket}/${location?.folder}`}
      label={t`Enter a link or a prefix of file name`}
      searchLabel={t`Search`}
      clearLabel={t`Clear the search`}
      value={location?.filter ?? ''}
      refuse={(text) =>
        locationOf(text)
          ? undefined
          : t`No such link. A link looks like minio://bucket/folder/, a prefix does not start with a slash.`
      }
      onSearch={(text) => {
        const next = locationOf(text);
        if (next) {
          onLocationChange(next);
        }
      }}
      className="min-w-60 flex-1 basis-80"
    />
  );
}

/** Box that searches the names of files in the folder and in all folders below. */
function FindField({ find, onFind }: FindProps) {
  const { t } = useLingui();
  return (
    <SearchBox
      label={t`Search this folder and all folders below`}
      searchLabel={t`Search the names`}
      clearLabel={t`Clear the search of names`}
      placeholder={t`Part of a file name`}
      value={find ?? ''}
      onSearch={onFind}
      className="min-w-60 flex-1 basis-60"
    />
  );
}
