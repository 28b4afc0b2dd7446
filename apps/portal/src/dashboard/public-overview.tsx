import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Card } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Download, FlaskConical, Rocket } from 'lucide-react';
import { OMICS, type Omics } from '../links/hrefs';
import { useHrefs, usePortal } from '../shell/use-portal';
import { dashboardQueries } from './dashboard-queries';
import { Figure } from './figure';

/** The three things that a visitor comes for. */
export function StartButtons() {
  const hrefs = useHrefs();
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" href={hrefs.collection('genomics')} icon={<Download />}>
        <Trans>Download MultiOmics Data</Trans>
      </ButtonLink>
      <ButtonLink href={hrefs.appStore()} icon={<Rocket />}>
        <Trans>Analyze Your Omics Data</Trans>
      </ButtonLink>
      <ButtonLink href={hrefs.materials()} icon={<FlaskConical />}>
        <Trans>Request Reference Materials</Trans>
      </ButtonLink>
    </div>
  );
}

/** What the portal holds, counted by the data service at this moment. */
export function CollectionFigures() {
  const { t } = useLingui();
  return (
    <Card title={t`Reference data`}>
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {OMICS.map((omics) => (
          <CollectionFigure key={omics} omics={omics} />
        ))}
      </div>
    </Card>
  );
}

function CollectionFigure({ omics }: { omics: Omics }) {
  const { t } = useLingui();
  const { config, clients } = usePortal();
  const hrefs = useHrefs();
  const names: Record<Omics, string> = {
    genomics: t`Genomics`,
    transcriptomics: t`Transcriptomics`,
    proteomics: t`Proteomics`,
    metabolomics: t`Metabolomics`,
  };
  const query = useQuery(dashboardQueries(clients).files(config.brand, omics));
  return (
    <Figure
      label={names[omics]}
      query={query}
      href={hrefs.collection(omics)}
      unit={t({ message: 'files', context: 'count' })}
    />
  );
}

/** The dashboard of a visitor who is not signed in. */
export function PublicOverview() {
  const { config } = usePortal();
  const hrefs = useHrefs();
  return (
    <div className="flex flex-col gap-5">
      <section className="rounded-card border border-border bg-surface px-5 py-8 shadow-card sm:px-8 sm:py-10">
        <h1 className="max-w-3xl text-2xl font-semibold wrap-anywhere sm:text-3xl">{config.productTitle}</h1>
        <p className="mt-2 mb-6 max-w-2xl text-base text-muted">
          <Trans>
            Quality control and data integration of multi-omics profiling: reference data to download, and
            assessments of your own sequencing to run.
          </Trans>
        </p>
        <StartButtons />
      </section>
      <CollectionFigures />
      <Card>
        <p>
          <Trans>Sign in to run quality assessments, to follow their jobs and to keep their reports.</Trans>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink variant="primary" href={hrefs.login()}>
            <Trans>Login</Trans>
          </ButtonLink>
          <ButtonLink href={hrefs.register()}>
            <Trans>Register</Trans>
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
