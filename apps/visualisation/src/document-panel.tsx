import { useLingui } from '@lingui/react/macro';
import { ResponseShapeError } from '@omics-portal/api';
import {
  readVisualisation,
  type VisualisationDocument,
  type VisualisationKind,
} from '@omics-portal/api/visualisation';
import { documentQueries } from '@omics-portal/resources';
import { deferredComponent, ErrorState, Spinner } from '@omics-portal/ui';
import { PanelBoundary, useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const DnaPage = deferredComponent(async () => (await import('./dna/dna-page')).DnaPage);
const ExpressionPage = deferredComponent(
  async () => (await import('./expression/expression-page')).ExpressionPage,
);

/** Figures of a visualisation, loaded from the folder beside its page. */
export function DocumentPanel({ kind }: { readonly kind: VisualisationKind }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const options = useMemo(
    () => ({
      ...documentQueries.json(new URL(`../data/${kind}.json`, document.baseURI).href),
      select: (value: unknown) => {
        const read = readVisualisation(value, kind);
        if (!read) throw new ResponseShapeError('a document of this visualisation');
        return read;
      },
    }),
    [kind],
  );
  const query = useQuery(options);
  if (query.isPending) {
    return (
      <div className="flex justify-center py-16">
        <Spinner label={t`Loading the figures`} className="size-7" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title={t`The figures could not be loaded`}
        message={errorText(query.error)}
        retryLabel={t`Retry`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <PanelBoundary>
      <Figures document={query.data} />
    </PanelBoundary>
  );
}

function Figures({ document }: { readonly document: VisualisationDocument }) {
  return document.kind === 'dna' ? <DnaPage document={document} /> : <ExpressionPage document={document} />;
}
