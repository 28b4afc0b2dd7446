import { useLingui } from '@lingui/react/macro';
import { documentQueries } from '@omics-portal/resources';
import { Card, TextLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../panel/panel';
import { useHome } from '../ports/home-ports';
import { batchFigures } from './batch-figures';
import { DotStrip } from './dot-strip';

/** Title in the manifest of the set that ships. */
const SHIPPED_TITLE = 'History of Quartet DNA sequencing batches: 27 WGS and 240 WES rows';

/** Quality of the published batches that are installed, each batch as a dot. */
export function BatchQuality() {
  const { t } = useLingui();
  const { callSetsUrl, links } = useHome();
  const title = t`Quality of published batches`;
  const actions = <TextLink href={links.variantFigures()}>{t`All figures`}</TextLink>;
  const query = useQuery({ ...documentQueries.json(callSetsUrl ?? ''), enabled: callSetsUrl !== null });
  return callSetsUrl === null ? (
    <Card title={title} actions={actions}>
      <NoFigures />
    </Card>
  ) : (
    <Panel title={title} actions={actions} query={query}>
      {(data) => <Figures data={data} />}
    </Panel>
  );
}

function Figures({ data }: { readonly data: unknown }) {
  const { t } = useLingui();
  const figures = batchFigures(data);
  if (figures === null) return <NoFigures />;
  const { title } = figures.source;
  // The set that ships; one that a site installs has the title of its manifest in all languages.
  const source = title === SHIPPED_TITLE ? t`history of Quartet DNA sequencing batches` : title;
  return (
    <>
      <p className="text-sm text-muted">
        {t`Mendelian concordance of single-nucleotide variants. Each dot is a batch, the line is the median.`}
      </p>
      {figures.kinds.map((kind) => (
        <DotStrip key={kind.sequencing} {...kind} />
      ))}
      <p className="mt-3 text-xs wrap-anywhere text-muted">{t`Source: ${source}`}</p>
    </>
  );
}

function NoFigures() {
  const { t } = useLingui();
  return <p className="text-sm">{t`Unknown: this site has no figures of published batches.`}</p>;
}
