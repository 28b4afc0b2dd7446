import { useLingui } from '@lingui/react/macro';
import { ButtonLink, Card, EmbeddedFrame, EmptyState, PageHeader } from '@omics-portal/ui';
import { ChartScatter, ExternalLink } from 'lucide-react';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useCatalogue } from '../ports/catalogue-ports';
import { useFrameLabels } from './frame-labels';
import { VISUALIZATIONS, visualizationUrl, type VisualizationKind } from './visualizations';

/** Props of a visualisation page. */
export interface VisualizationScreenProps {
  readonly kind: VisualizationKind;
  /** Time limit for the response of the service, in milliseconds. @default 20 seconds */
  readonly timeoutMs?: number;
}

/** Visualisation service in a frame; without a service, the reason and a link to the data. */
export function VisualizationScreen({ kind, timeoutMs }: VisualizationScreenProps) {
  const { i18n, t } = useLingui();
  const labels = {
    ...useFrameLabels(),
    loading: t`Loading the visualisation`,
    timedOut: t`The visualisation did not load`,
  };
  const { visualizationHost, brand } = useCatalogue();
  const { omics, enabled } = VISUALIZATIONS[kind];
  const title = i18n._(OMICS_LABELS[omics]);
  const src = visualizationUrl(visualizationHost, brand, kind, i18n.locale);
  return (
    <div>
      <PageHeader
        title={title}
        actions={
          enabled && src !== null ? (
            <ButtonLink
              size="sm"
              href={src}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink />}
            >
              {labels.openInNewWindow}
            </ButtonLink>
          ) : undefined
        }
      />
      {enabled && src !== null ? (
        <EmbeddedFrame src={src} title={title} labels={labels} timeoutMs={timeoutMs} className="h-[78dvh]" />
      ) : (
        <Unavailable kind={kind} enabled={enabled} />
      )}
    </div>
  );
}

function Unavailable({ kind, enabled }: { readonly kind: VisualizationKind; readonly enabled: boolean }) {
  const { t } = useLingui();
  const { links } = useCatalogue();
  return (
    <Card>
      <EmptyState
        icon={<ChartScatter />}
        title={
          enabled ? t`No visualisation service is connected` : t`This visualisation is not available yet`
        }
        description={
          enabled
            ? t`No host for visualisations is configured: the operator can set visualizationHost in the configuration. The data itself can be browsed and downloaded.`
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
