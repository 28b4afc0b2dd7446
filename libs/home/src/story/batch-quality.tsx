import { useLingui } from '@lingui/react/macro';
import { documentQueries } from '@omics-portal/resources';
import { Card, SkeletonLines, TextLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';
import { batchFigures } from './batch-figures';
import { DotStrip } from './dot-strip';

/** Quality of the published batches that are installed, each batch as a dot. */
export function BatchQuality() {
  const { t } = useLingui();
  const { callSetsUrl, links } = useHome();
  const query = useQuery({ ...documentQueries.json(callSetsUrl ?? ''), enabled: callSetsUrl !== null });
  const figures = query.data === undefined ? null : batchFigures(query.data);
  return (
    <Card
      title={t`Quality of published batches`}
      actions={<TextLink href={links.variantFigures()}>{t`All figures`}</TextLink>}
    >
      <p className="text-sm text-muted">
        {t`Mendelian concordance of single-nucleotide variants. Each dot is a batch, the line is the median.`}
      </p>
      {query.isLoading ? <SkeletonLines lines={4} label={t`Loading...`} className="mt-4" /> : null}
      {figures?.kinds.map((kind) => (
        <DotStrip key={kind.sequencing} {...kind} />
      ))}
      {figures ? (
        <p className="mt-3 text-xs wrap-anywhere text-muted">{figures.source.title}</p>
      ) : query.isLoading ? null : (
        <p className="mt-4 text-sm">{t`Unknown: this site has no figures of published batches.`}</p>
      )}
    </Card>
  );
}
