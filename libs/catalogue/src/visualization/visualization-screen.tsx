import { useLingui } from '@lingui/react/macro';
import { ButtonLink, Card, EmbeddedFrame, EmptyState, PageHeader } from '@omics-portal/ui';
import { ChartScatter, ExternalLink } from 'lucide-react';
import { OMICS_LABELS } from '@omics-portal/wording';
import { useCatalogue } from '../ports/catalogue-ports';
import { useFrameLabels } from './frame-labels';
import { VISUALIZATIONS, visualizationUrl, type VisualizationKind } from './visualizations';

/** What the host gives a visualisation page. */
export interface VisualizationScreenProps {
  readonly kind: VisualizationKind;
  /** Milliseconds until a service that has not answered is called late; twenty seconds when absent. */
  readonly timeoutMs?: number;
}

/** One visualisation service in a frame; where there is none, why, and where the data itself is. */
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
        <NotThere kind={kind} enabled={enabled} />
      )}
    </div>
  );
}

function NotThere({ kind, enabled }: { readonly kind: VisualizationKind; readonly enabled: boolean }) {
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
            ? t`This site names no host for its visualisations: the operator can set visualizationHost in the configuration. The data itself can be browsed and downloaded.`
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
