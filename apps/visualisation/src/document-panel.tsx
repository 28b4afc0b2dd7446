import { useLingui } from '@lingui/react/macro';
import {
  readVisualisation,
  type VisualisationDocument,
  type VisualisationKind,
} from '@omics-portal/api/visualisation';
import { deferredComponent } from '@omics-portal/ui';
import { useCallback } from 'react';
import { LoadedDocument } from './document/loaded-document';

const DnaPage = deferredComponent(async () => (await import('./dna/dna-page')).DnaPage);
const ExpressionPage = deferredComponent(
  async () => (await import('./expression/expression-page')).ExpressionPage,
);

/** Figures of a visualisation, loaded from the folder beside its page. */
export function DocumentPanel({ kind }: { readonly kind: VisualisationKind }) {
  const { t } = useLingui();
  const read = useCallback((value: unknown) => readVisualisation(value, kind), [kind]);
  return (
    <LoadedDocument name={kind} read={read} loading={t`Loading the figures`}>
      {(document) => <Figures document={document} />}
    </LoadedDocument>
  );
}

function Figures({ document }: { readonly document: VisualisationDocument }) {
  return document.kind === 'dna' ? <DnaPage document={document} /> : <ExpressionPage document={document} />;
}
