import { useLingui } from '@lingui/react/macro';
import { PanelBoundary } from '@omics-portal/wording';
import { ReportSection } from '../figures/report-section';
import { StoredCurves } from './stored-curves';

/** Section of the curves of all samples, which are in a file of their own. */
export function CurvesSection({ link }: { readonly link: string }) {
  const { t } = useLingui();
  return (
    <ReportSection id="curves" title={t`Curves of all samples`}>
      <PanelBoundary>
        <StoredCurves link={link} />
      </PanelBoundary>
    </ReportSection>
  );
}
