import { useLingui } from '@lingui/react/macro';
import type { SmallVariantDensity } from '@omics-portal/api/visualisation';
import { Card, EmptyState } from '@omics-portal/ui';
import { ChromosomeCurves } from './chromosome-curves';
import { DensityMap } from './density-map';
import { UnknownChoices } from '../shared/unknown-choices';
import { unknownNames } from '../shared/unknown-names';
import type { DensityPanelProps } from './density-panel';
import { densityView } from './density-view';

/** Props of the plots. */
export interface DensityPlotsProps extends DensityPanelProps {
  readonly density: SmallVariantDensity;
}

/** Cells of the grid of the page: the map of all chromosomes of a sample, and the selected chromosome of all samples. */
export function DensityPlots({ density, choices, onChange }: DensityPlotsProps) {
  const { t } = useLingui();
  const view = densityView(choices, density);
  const chromosome = density.chromosomes.find(({ name }) => name === view.chromosome);
  const unknown = unknownNames([
    [choices.sample, view.sample],
    [choices.chromosome, view.chromosome],
  ]);
  return (
    <>
      <div className="min-w-0 lg:col-span-2">
        <div className="empty:hidden mb-4">
          <UnknownChoices names={unknown} />
        </div>
        <DensityMap density={density} view={view} onChange={onChange} />
      </div>
      {chromosome ? (
        <ChromosomeCurves density={density} chromosome={chromosome} view={view} onChange={onChange} />
      ) : density.samples.length > 0 ? (
        <Card>
          <EmptyState title={t`Select a chromosome to compare the samples`} />
        </Card>
      ) : null}
    </>
  );
}
