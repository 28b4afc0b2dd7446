import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@omics-portal/ui';
import { useHome } from '../ports/home-ports';
import { Collections } from '../collections/collections';
import { Family } from '../family/family';
import { Story } from '../story/lazy-story';
import { HoldingCharts } from './holding-bars';
import { StartButtons } from './start-buttons';
import { Totals } from './totals';
import { WaysIn } from './ways-in';

/** Home screen of a visitor who is not signed in. */
export function VisitorHomeScreen() {
  const { productTitle } = useHome();
  return (
    <div className="flex flex-col gap-6">
      <section className="grid items-center gap-x-10 gap-y-6 rounded-card border border-border bg-surface px-5 py-7 shadow-card sm:px-8 sm:py-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">{productTitle}</h1>
          <p className="mt-2 mb-6 max-w-2xl text-base text-muted">
            <Trans>
              Quality control and data integration of multi-omics profiling: reference data to download, and
              assessments of your own sequencing to run.
            </Trans>
          </p>
          <StartButtons />
        </div>
        <Family />
        <Totals />
      </section>
      <Collections charts={HoldingCharts} />
      <Story />
      <WaysIn />
      <SignInStrip />
    </div>
  );
}

function SignInStrip() {
  const { links } = useHome();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-border bg-surface px-5 py-4 shadow-card">
      <p className="min-w-0 flex-1 basis-72">
        <Trans>Sign in to run quality assessments, to follow their jobs and to keep their reports.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" href={links.login()}>
          <Trans>Login</Trans>
        </ButtonLink>
        <ButtonLink href={links.register()}>
          <Trans>Register</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
