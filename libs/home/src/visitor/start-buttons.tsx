import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@omics-portal/ui';
import { Download, FlaskConical, Rocket } from 'lucide-react';
import { useHome } from '../ports/home-ports';

/** Links to the three main tasks of visitors. */
export function StartButtons() {
  const { links } = useHome();
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" href={links.collection('genomics')} icon={<Download />}>
        <Trans>Download MultiOmics Data</Trans>
      </ButtonLink>
      <ButtonLink href={links.appStore()} icon={<Rocket />}>
        <Trans>Analyze Your Omics Data</Trans>
      </ButtonLink>
      <ButtonLink href={links.materials()} icon={<FlaskConical />}>
        <Trans>Request Reference Materials</Trans>
      </ButtonLink>
    </div>
  );
}
