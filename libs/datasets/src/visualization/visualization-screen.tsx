import { useLingui } from '@lingui/react/macro';
import { ButtonLink, Card, EmbeddedFrame, EmptyState, PageHeader } from '@omics-portal/ui';
import { ChartScatter } from 'lucide-react';
import { OMICS_NAMES } from '../collections/collection-words';
import { useDatasets } from '../ports/datasets-ports';
import { useFrameLabels } from './frame-labels';
import { VISUALIZATIONS, visualizationUrl, type VisualizationKind } from './visualizations';

/** What the host gives a visualisation page. */
export interface VisualizationScreenProps {
  readonly kind: VisualizationKind;
}

/** One visualisation service in a frame; where there is none, why, and where the data itself is. */
export function VisualizationScreen({ kind }: VisualizationScreenProps) {
  const { i18n } = useLingui();
  const labels = useFrameLabels();
  const { visualizationHost, brand } = useDatasets();
  const { omics, enabled } = VISUALIZATIONS[kind];
  const title = i18n._(OMICS_NAMES[omics]);
  const src = visualizationUrl(visualizationHost, brand, kind);
  return (
    <div>
      <PageHeader title={title} />
      {enabled && src !== null ? (
        <EmbeddedFrame src={src} title={title} labels={labels} className="h-[82dvh]" />
      ) : (
        <NotThere kind={kind} enabled={enabled} />
      )}
    </div>
  );
}

function NotThere({ kind, enabled }: { readonly kind: VisualizationKind; readonly enabled: boolean }) {
  const { t } = useLingui();
  const { links } = useDatasets();
  return (
    <Card>
      <EmptyState
        icon={<ChartScatter />}
        title={
          enabled ? t`No visualisation service is connected` : t`This visualisation is not available yet`
        }
        description={
          enabled
            ? t`This site names no host for its visualisations. The data itself can be browsed and downloaded.`
            : t`The service for this kind of data is switched off. The data itself can be browsed and downloaded.`
        }
        action={
          <>
            <ButtonLink variant="primary" href={links.collection(VISUALIZATIONS[kind].omics)}>
              {t`Browse the data`}
            </ButtonLink>
            <ButtonLink href={links.referenceDatasets()}>{t`Reference Datasets`}</ButtonLink>
          </>
        }
      />
    </Card>
  );
}
