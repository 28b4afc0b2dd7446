import { useLingui } from '@lingui/react/macro';
import type { VisualisationKind } from '@omics-portal/api/visualisation';
import { cn } from '@omics-portal/ui';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useEffect } from 'react';
import { DocumentPanel } from './document-panel';
import { OMICS_OF_KIND } from './document/omics-of-kind';
import { PageList } from './page-list';

/** Page of one visualisation; without a kind the list of all. */
export function VisualisationPage({ kind }: { readonly kind: VisualisationKind | undefined }) {
  const { i18n, t } = useLingui();
  const isFramed = window.parent !== window;
  const title = kind ? i18n._(OMICS_LABELS[OMICS_OF_KIND[kind]]) : t`Visualizations`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    // A page around this one has a main part and a visible title of its own.
    <main
      aria-label={title}
      className="mx-auto min-h-dvh max-w-screen-2xl bg-canvas px-3 py-4 text-text sm:px-5"
    >
      <h1 className={cn('mb-3 text-title font-semibold', isFramed && 'sr-only')}>{title}</h1>
      {kind ? <DocumentPanel kind={kind} /> : <PageList />}
    </main>
  );
}
