import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@omics-portal/ui';
import { Download, FlaskConical, Rocket } from 'lucide-react';
import { useHrefs } from '../composition/use-portal';

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
