import type { QcSequencing } from '@omics-portal/qc-metrics';
import { deferredComponent } from '@omics-portal/ui';
import { CurvesSection } from '../curves/curves-section';
import { linkBeside } from '../files/file-name';

// Most reports have no reads: the code of these panels is loaded for one that has.
const LimitPanels = deferredComponent(async () => (await import('./limit-panels')).LimitPanels);
const SampleTablePanel = deferredComponent(
  async () => (await import('./sample-table-panel')).SampleTablePanel,
);

interface SequencingPanelsProps {
  readonly sequencing: QcSequencing;
  /** Storage link of report.json, beside which its other files are. */
  readonly link: string;
  /** Name of saved files, without an ending. */
  readonly name: string;
}

/** Part of a report on RNA about reads and alignments: limits, origin of the reads, curves and figures of each sample. */
export function SequencingPanels({ sequencing, link, name }: SequencingPanelsProps) {
  const { samples, curves } = sequencing;
  return (
    <>
      <LimitPanels sequencing={sequencing} />
      {curves && curves.entries > 0 ? <CurvesSection link={linkBeside(link, curves.file)} /> : null}
      {samples.rows.length > 0 && samples.columns.length > 0 ? (
        <SampleTablePanel samples={samples} name={name} />
      ) : null}
    </>
  );
}
