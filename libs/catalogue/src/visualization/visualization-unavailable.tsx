import { useLingui } from '@lingui/react/macro';
import type { VisualisationKind } from '@omics-portal/api/visualisation';
import { ButtonLink, Card, EmptyState } from '@omics-portal/ui';
import { ChartScatter, ExternalLink } from 'lucide-react';
import { useCatalogue } from '../ports/catalogue-ports';
import { VISUALIZATIONS } from './visualizations';

/** Props of the page without a frame. */
export interface VisualizationUnavailableProps {
  readonly kind: VisualisationKind;
  /** Address of the service; null where the site has none. */
  readonly address: string | null;
}

/** Reason why a visualisation is not shown, with links to the data and to the service, if there is one. */
export function VisualizationUnavailable({ kind, address }: VisualizationUnavailableProps) {
  const { t } = useLingui();
  const { links } = useCatalogue();
  const { omics, enabled } = VISUALIZATIONS[kind];
  const noHost = t`No host for visualizations is configured: the operator can set visualizationHost in the configuration. The data itself can be browsed and downloaded.`;
  const preliminary = t`The plots of this kind of data are preliminary: their methods and figures may still change, so the portal does not show them on a page of its own.`;
  const more = address === null ? noHost : t`They can be opened in a new window.`;
  const description = enabled ? noHost : t`${preliminary} ${more}`;
  return (
    <Card>
      <EmptyState
        icon={<ChartScatter />}
        title={
          enabled ? t`No visualization service is connected` : t`This visualization is not available yet`
        }
        description={description}
        action={
          <>
            <ButtonLink variant="primary" href={links.collection(omics)}>
              {t`Browse the data`}
            </ButtonLink>
            {address === null ? null : (
              <ButtonLink href={address} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
                {t`Open the visualization in a new window`}
              </ButtonLink>
            )}
            <ButtonLink href={links.referenceDatasets()}>{t`Reference Datasets`}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
