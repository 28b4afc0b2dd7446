import { useLingui } from '@lingui/react/macro';
import type { CallSet } from '@omics-portal/api/visualisation';
import { SegmentedControl } from '@omics-portal/ui';
import { SearchField } from '../shared/search-field';
import type { View } from '../view/use-view';
import { groupingsOf, type DNA_CHOICES, type DnaView } from './dna-view';
import { useDnaLabels } from './use-dna-labels';

/** Props of the controls. */
export interface DnaControlsProps {
  readonly view: DnaView;
  /** Call sets of the chosen sequencing. */
  readonly callSets: readonly CallSet[];
  readonly onChange: (patch: View<(typeof DNA_CHOICES)[number]>) => void;
}

/** Controls of the page: search, sequencing, type of variant and grouping. */
export function DnaControls({ view, callSets, onChange }: DnaControlsProps) {
  const { t } = useLingui();
  const labels = useDnaLabels();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={t`Find a call set`}
        value={view.set ?? ''}
        names={callSets.map(({ id }) => id)}
        onChoose={(set) => onChange({ set })}
      />
      <SegmentedControl
        label={t`Sequencing`}
        value={view.sequencing}
        onValueChange={(sequencing) => onChange({ sequencing, set: '' })}
        options={(['WGS', 'WES'] as const).map((value) => ({ value, label: labels.sequencings[value] }))}
      />
      <SegmentedControl
        label={t`Type of variant`}
        value={view.type}
        onValueChange={(type) => onChange({ type })}
        options={[
          { value: 'snv', label: labels.types.snv },
          { value: 'indel', label: labels.types.indel },
        ]}
      />
      <SegmentedControl
        label={t`Group by`}
        value={view.by}
        onValueChange={(by) => onChange({ by })}
        options={groupingsOf(callSets).map((by) => ({ value: by, label: labels.groupings[by] }))}
      />
    </div>
  );
}
