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
  const description = enabled
    ? t`No host for visualisations is configured: the operator can set visualizationHost in the configuration. The data itself can be browsed and downloaded.`
    : address === null
      ? t`The service for this kind of data is switched off. The data itself can be browsed and downloaded.`
      : t`The specification of the portal marks this visualisation as disabled, so no page shows it. A first version can be opened in a window of its own.`;
  return (
    <Card>
      <EmptyState
        icon={<ChartScatter />}
        title={
          enabled ? t`No visualisation service is connected` : t`This visualisation is not available yet`
        }
        description={description}
        action={
          <>
            <ButtonLink variant="primary" href={links.collection(omics)}>
              {t`Browse the data`}
            </ButtonLink>
            {address === null ? null : (
              <ButtonLink href={address} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
                {t`Open the visualisation in a new window`}
              </ButtonLink>
            )}
            <ButtonLink href={links.referenceDatasets()}>{t`Reference Datasets`}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
