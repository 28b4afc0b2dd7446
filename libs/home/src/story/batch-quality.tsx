import { useLingui } from '@lingui/react/macro';
import { NotFoundError } from '@omics-portal/api';
import { readHistories } from '@omics-portal/api/visualisation';
import { figureDocumentQuery } from '@omics-portal/resources';
import { Card, ErrorState, SkeletonLines, TextLink } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Panel } from '../panel/panel';
import { useHome } from '../ports/home-ports';
import { batchFigures } from './batch-figures';
import { CallSetFigures } from './call-set-figures';
import { TotalFigures } from './total-figures';

/** As the second card of the grid it takes two rows: the ratios and the citation fill the other column. */
const TALL = 'lg:nth-2:row-span-2';

/** Quality of the published batches that are installed, each batch as a dot. */
export function BatchQuality() {
  const { t } = useLingui();
  const { figuresUrl, links } = useHome();
  const title = t`Quality of published batches`;
  const actions = <TextLink href={links.variantFigures()}>{t`All figures`}</TextLink>;
  const enabled = figuresUrl !== null;
  const query = useQuery({ ...figureDocumentQuery(figuresUrl ?? '', 'dna'), enabled });
  return figuresUrl === null ? (
    <Card title={title} actions={actions} className={TALL}>
      <NoFigures />
    </Card>
  ) : (
    <Panel title={title} actions={actions} query={query} className={TALL}>
      {(data) => <Figures data={data} folder={figuresUrl} />}
    </Panel>
  );
}

function Figures({ data, folder }: { readonly data: unknown; readonly folder: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const totals = useQuery(figureDocumentQuery(folder, 'histories'));
  const figures = batchFigures(data);
  const histories = readHistories(totals.data)?.histories ?? [];
  if (figures === null && histories.length === 0 && !totals.isPending) return <NoFigures />;
  return (
    <>
      {figures ? <CallSetFigures {...figures} /> : null}
      {totals.isPending ? <SkeletonLines lines={3} label={t`Loading...`} /> : null}
      {totals.data === undefined ? null : (
        <Suspense fallback={<SkeletonLines lines={3} label={t`Loading...`} />}>
          <TotalFigures histories={histories} />
        </Suspense>
      )}
      {/* A host of the visualisations may have no totals. */}
      {totals.isError && !(totals.error instanceof NotFoundError) ? (
        <ErrorState
          className="py-4"
          title={t`This panel could not be loaded`}
          message={errorText(totals.error)}
          retryLabel={t`Retry`}
          onRetry={() => void totals.refetch()}
        />
      ) : null}
    </>
  );
}

function NoFigures() {
  const { t } = useLingui();
  return <p className="text-sm">{t`Unknown: this site has no figures of published batches.`}</p>;
}
