import { useLingui } from '@lingui/react/macro';
import type { Holdings, Omics } from '@omics-portal/resources';
import { Button, Skeleton, Tag } from '@omics-portal/ui';
import { formatFileSize, OMICS_LABELS } from '@omics-portal/wording';
import type { ComponentType, ReactNode } from 'react';
import { useHome } from '../ports/home-ports';
import { CardFrame } from './card-frame';
import { useBytes, useHoldings } from './use-holdings';

export interface CollectionCardProps {
  readonly omics: Omics;
  /** Charts below the counts. */
  readonly charts?: ComponentType<{ readonly omics: Omics; readonly data: Holdings }> | undefined;
}

/** Card of one collection: its counts, and a link to it. Loads and fails on its own. */
export function CollectionCard({ omics, charts }: CollectionCardProps) {
  const { t, i18n } = useLingui();
  const { links } = useHome();
  const name = i18n._(OMICS_LABELS[omics]);
  const { data, isError, refetch } = useHoldings(omics);
  return (
    <CardFrame
      href={links.collection(omics)}
      name={name}
      heading="h3"
      beside={data && data.synthetic > 0 ? <SyntheticTag {...data} /> : null}
    >
      {isError && !data ? (
        <div role="alert" className="relative mt-3 text-sm text-muted">
          <p>{t`The numbers could not be loaded.`}</p>
          <Button
            size="sm"
            className="mt-2"
            onClick={() => void refetch()}
            aria-label={t`Retry: ${name}`}
          >{t`Retry`}</Button>
        </div>
      ) : (
        <Numbers omics={omics} data={data} charts={charts} />
      )}
    </CardFrame>
  );
}

/** Marks synthetic data. */
function SyntheticTag({ files, synthetic }: Holdings) {
  const { t, i18n } = useLingui();
  const number = i18n.number(synthetic);
  return <Tag tone="warning">{synthetic === files ? t`All synthetic` : t`${number} synthetic`}</Tag>;
}

function Numbers({
  omics,
  data,
  charts: Charts,
}: CollectionCardProps & { readonly data: Holdings | undefined }) {
  const { t, i18n } = useLingui();
  const bytes = useBytes(omics, data?.files);
  const number = (value: number | undefined) => (value === undefined ? undefined : i18n.number(value));
  return (
    <>
      <div className="mt-2 flex min-h-10 items-baseline gap-1.5">
        {data ? (
          <>
            <span className="text-figure font-semibold tabular-nums">{number(data.files)}</span>
            <span className="text-sm text-muted">{t({ message: 'files', context: 'count' })}</span>
          </>
        ) : (
          <Skeleton className="h-8 w-20 self-center" />
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 text-sm">
        <Fact term={t`Libraries`}>{number(data?.libraries)}</Fact>
        <Fact term={t`Samples`}>{number(data?.samples.length)}</Fact>
        <Fact term={t`Platforms`}>{data?.platforms.length === 0 ? '–' : number(data?.platforms.length)}</Fact>
        <Fact term={t`Size`}>{sizeText(bytes)}</Fact>
      </dl>
      {Charts && data && data.files > 0 ? <Charts omics={omics} data={data} /> : null}
    </>
  );
}

/** Text of a size; undefined while it loads. */
function sizeText(bytes: number | null | undefined): string | undefined {
  return bytes === null ? '–' : formatFileSize(bytes) || undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="tabular-nums">{children ?? <Skeleton className="mt-1 h-4 w-12" />}</dd>
    </div>
  );
}
