import { useLingui } from '@lingui/react/macro';
import type { VisualisationKind } from '@omics-portal/api/visualisation';
import { ButtonLink, EmbeddedFrame, PageHeader } from '@omics-portal/ui';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useCatalogue } from '../ports/catalogue-ports';
import { useFrameLabels } from './frame-labels';
import { OWN_PAGE_SANDBOX } from './own-page-sandbox';
import { framedAddress, useFramedVisualization, type FramedVisualization } from './use-framed-visualization';
import { VisualizationUnavailable } from './visualization-unavailable';
import { VISUALIZATIONS, visualizationUrl } from './visualizations';

/** Search parameters of a visualisation page: `view` is what the visualisation shows, in its own notation. */
export const visualizationSearch = v.object({ view: v.fallback(v.optional(v.string()), undefined) });
export type VisualizationSearch = v.InferOutput<typeof visualizationSearch>;

/** Props of a visualisation page. */
export interface VisualizationScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly kind: VisualisationKind;
  readonly search: VisualizationSearch;
  readonly onSearchChange: (next: VisualizationSearch, options: { replace: true }) => void;
  /** Time limit for the response of the service, in milliseconds. @default 20 seconds */
  readonly timeoutMs?: number;
}

/** Visualisation service in a frame; without a service, the reason and a link to the data. */
export function VisualizationScreen(props: VisualizationScreenProps) {
  const { title, kind, search, onSearchChange, timeoutMs } = props;
  const { i18n, t } = useLingui();
  const { visualizationHost: host, visualizationPath: path, brand, appearance } = useCatalogue();
  const { enabled } = VISUALIZATIONS[kind];
  const url = useMemo(
    () => visualizationUrl({ host, path, brand, page: document.baseURI }, kind),
    [host, path, brand, kind],
  );
  const handed = useMemo(() => ({ ...appearance, lang: i18n.locale }), [appearance, i18n.locale]);
  const { view } = search;
  const address = url && framedAddress({ url, appearance: handed, view });
  return (
    <div>
      <PageHeader
        title={title}
        actions={
          enabled && address ? (
            <ButtonLink
              size="sm"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink />}
            >
              {t`Open in a new window`}
            </ButtonLink>
          ) : undefined
        }
      />
      {enabled && url ? (
        <Framed
          // Another service is another page.
          key={url.href}
          title={title}
          timeoutMs={timeoutMs}
          framed={{
            url,
            appearance: handed,
            view,
            onView: (next) => onSearchChange({ view: next || undefined }, { replace: true }),
          }}
        />
      ) : (
        <VisualizationUnavailable kind={kind} address={address} />
      )}
    </div>
  );
}

interface FramedProps {
  readonly title: string;
  readonly timeoutMs: number | undefined;
  readonly framed: FramedVisualization;
}

function Framed({ title, timeoutMs, framed }: FramedProps) {
  const { t } = useLingui();
  const labels = {
    ...useFrameLabels(),
    loading: t`Loading the visualization`,
    timedOut: t`The visualization did not load`,
  };
  const { frame, src } = useFramedVisualization(framed);
  const isOwn = new URL(src).origin === window.location.origin;
  return (
    <EmbeddedFrame
      src={src}
      title={title}
      labels={labels}
      timeoutMs={timeoutMs}
      frameRef={frame}
      className="h-[82dvh]"
      {...(isOwn && { sandbox: OWN_PAGE_SANDBOX })}
    />
  );
}
