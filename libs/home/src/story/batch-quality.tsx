import { useLingui } from '@lingui/react/macro';
import { documentQueries } from '@omics-portal/resources';
import { Card, ErrorState, SkeletonLines, TextLink } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';
import { batchFigures } from './batch-figures';
import { DotStrip } from './dot-strip';

/** Quality of the published batches that are installed, each batch as a dot. */
export function BatchQuality() {
  const { t } = useLingui();
  const { callSetsUrl, links } = useHome();
  return (
    <Card
      title={t`Quality of published batches`}
      actions={<TextLink href={links.variantFigures()}>{t`All figures`}</TextLink>}
    >
      {callSetsUrl === null ? <NoFigures /> : <PublishedFigures url={callSetsUrl} />}
    </Card>
  );
}

function PublishedFigures({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useQuery(documentQueries.json(url));
  if (query.isPending) return <SkeletonLines lines={4} label={t`Loading...`} />;
  if (query.data === undefined) {
    return (
      <ErrorState
        className="py-4"
        title={t`This panel could not be loaded`}
        message={errorText(query.error)}
        retryLabel={t`Retry`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Figures data={query.data} />;
}

function Figures({ data }: { readonly data: unknown }) {
  const { t } = useLingui();
  const figures = batchFigures(data);
  if (figures === null) return <NoFigures />;
  return (
    <>
      <p className="text-sm text-muted">
        {t`Mendelian concordance of single-nucleotide variants. Each dot is a batch, the line is the median.`}
      </p>
      {figures.kinds.map((kind) => (
        <DotStrip key={kind.sequencing} {...kind} />
      ))}
      <p className="mt-3 text-xs wrap-anywhere text-muted">{figures.source.title}</p>
    </>
  );
}

function NoFigures() {
  const { t } = useLingui();
  return <p className="text-sm">{t`Unknown: this site has no figures of published batches.`}</p>;
}
