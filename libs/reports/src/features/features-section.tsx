import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { QcFile } from '@omics-portal/qc-metrics';
import { Button, deferredComponent } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Table2 } from 'lucide-react';
import { ReportSection } from '../figures/report-section';
import { useReportView } from '../view/use-report-view';

/** Table of the features, whose code and file are loaded when it is opened. */
const StoredFeatures = deferredComponent(async () => (await import('./stored-features')).StoredFeatures);

interface FeaturesSectionProps {
  readonly table: QcFile;
  /** Storage link of the file. */
  readonly link: string;
  /** Name of the report, for the names of saved files. */
  readonly name: string;
}

/** Section of all features: closed at first, because its file can have several megabytes. */
export function FeaturesSection({ table: { entries }, link, name }: FeaturesSectionProps) {
  const { t } = useLingui();
  const { view, change } = useReportView();
  return (
    // Paper cannot open it.
    <ReportSection id="features" title={t`All features`} className={view.features ? '' : 'print:hidden'}>
      {view.features ? (
        <PanelBoundary>
          <StoredFeatures link={link} name={name} />
        </PanelBoundary>
      ) : (
        <div className="flex flex-col items-start gap-3 text-sm">
          <p className="text-muted">
            {t`Mean, coefficient of variation, missing values and fold changes of every feature, to search and sort.`}
          </p>
          <Button icon={<Table2 />} onClick={() => change({ features: true })}>
            {t`Show ${plural(entries, { one: '# feature', other: '# features' })}`}
          </Button>
        </div>
      )}
    </ReportSection>
  );
}
