import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectQueries } from '@omics-portal/resources';
import { Alert, Button, FormField, SearchBox, Select } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { type ReactNode } from 'react';
import { placeOfText, type Place } from '../place/place';
import { useStorage } from '../ports/storage-ports';

interface PlaceBarProps {
  /** Null while no place is known. */
  readonly place: Place | null;
  readonly onPlace: (place: Place) => void;
}

/** Where to look: the service, the bucket, and a box for a whole link or for the beginning of a name. */
export function PlaceBar({ place, onPlace }: PlaceBarProps) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const services = useQuery(objectQueries(datains).services());
  const label = useServiceLabel();
  const service = place?.service ?? services.data?.default_service;
  const names = withOwn(services.data?.services ?? [], service);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <FormField label={t`Storage service`} className="w-36">
        {(control) => (
          <Select
            {...control}
            value={service ?? ''}
            onValueChange={(next) => onPlace({ service: next, bucket: '', folder: '', filter: '' })}
            options={names.map((value) => ({ value, label: label(value) }))}
            placeholder={t`Loading...`}
            disabled={names.length < 2}
          />
        )}
      </FormField>
      {service === undefined ? null : <BucketField service={service} place={place} onPlace={onPlace} />}
      <AddressField place={place} onPlace={onPlace} />
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

function useServiceLabel(): (service: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = { minio: t`Local`, oss: t`Aliyun`, s3: t`Amazon` };
  return (service) => words[service] ?? service;
}

/** What is shown stays among the choices, also before or without a list. */
function withOwn(names: readonly string[], own: string | undefined): string[] {
  return [...new Set([...names, ...(own ? [own] : [])])];
}

function BucketField({ service, place, onPlace }: PlaceBarProps & { readonly service: string }) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const buckets = useQuery(objectQueries(datains).buckets(service));
  const names = withOwn(buckets.data ?? [], place?.bucket);
  return (
    <FormField label={t`Bucket`} className="w-56 max-w-full">
      {(control) => (
        <>
          <Select
            {...control}
            value={place?.bucket ?? ''}
            onValueChange={(bucket) => onPlace({ service, bucket, folder: '', filter: '' })}
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

/** A whole link goes there, anything else filters the names in this folder. */
function AddressField({ place, onPlace }: PlaceBarProps) {
  const { t } = useLingui();
  const placeOf = (text: string) =>
    placeOfText(text, place ?? { service: '', bucket: '', folder: '', filter: '' });
  return (
    <SearchBox
      // In another folder, the link that led there has done its work.
      key={`${place?.bucket}/${place?.folder}`}
      label={t`Enter a link or a prefix of file name`}
      searchLabel={t`Search`}
      clearLabel={t`Clear the search`}
      value={place?.filter ?? ''}
      refuse={(text) =>
        placeOf(text)
          ? undefined
          : t`No such link. A link looks like minio://bucket/folder/, a prefix does not start with a slash.`
      }
      onSearch={(text) => {
        const next = placeOf(text);
        if (next) {
          onPlace(next);
        }
      }}
      className="min-w-60 flex-1 basis-80"
    />
  );
}
