import { useLingui } from '@lingui/react/macro';
import type { SmallVariantDensity } from '@omics-portal/api/visualisation';
import { FormField, SegmentedControl, Select } from '@omics-portal/ui';
import { SearchField } from '../shared/search-field';
import type { DensityPatch, DensityView } from './density-view';

/** Props of the controls. */
export interface DensityControlsProps {
  readonly density: SmallVariantDensity;
  readonly view: DensityView;
  readonly onChange: (patch: DensityPatch) => void;
}

/** Maximum number of samples beside each other; more are in a list. */
const MAX_SEGMENTS = 6;
const TYPES = ['snv', 'indel'] as const;

/** Controls of the density: chromosome, sample and type of variant. */
export function DensityControls({ density: { samples, chromosomes }, view, onChange }: DensityControlsProps) {
  const { t } = useLingui();
  const options = samples.map((sample) => ({ value: sample, label: sample }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={t`Find a chromosome`}
        value={view.chromosome ?? ''}
        names={chromosomes.map(({ name }) => name)}
        onChoose={(chromosome) => onChange({ chromosome })}
      />
      {samples.length > MAX_SEGMENTS ? (
        <FormField label={t`Sample`} className="w-full sm:w-48">
          {(control) => (
            <Select
              {...control}
              value={view.sample}
              onValueChange={(sample) => onChange({ sample })}
              options={options}
            />
          )}
        </FormField>
      ) : (
        <SegmentedControl
          label={t`Sample`}
          value={view.sample}
          onValueChange={(sample) => onChange({ sample })}
          options={options}
        />
      )}
      <SegmentedControl
        label={t`Type of variant along the genome`}
        value={view.type}
        onValueChange={(type) => onChange({ type })}
        options={TYPES.map((value) => ({ value, label: value.toUpperCase() }))}
      />
    </div>
  );
}
