import { deferredComponent } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import type { RepeatReportProps } from './repeat-report';

const Loaded = deferredComponent(async () => (await import('./repeat-report')).RepeatReport);

/** Link to the form of a new report, filled in as for this one. It is loaded with the code that fills in the form. */
export function RepeatReport(props: RepeatReportProps) {
  return (
    <PanelBoundary>
      <Loaded {...props} />
    </PanelBoundary>
  );
}
