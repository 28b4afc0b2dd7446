import { useLingui } from '@lingui/react/macro';
import { readDensity } from '@omics-portal/api/visualisation';
import { deferredComponent } from '@omics-portal/ui';
import { LoadedDocument } from '../document/loaded-document';
import { MissingSet } from '../shared/missing-set';
import type { DensityChoices, DensityPatch } from './density-view';

const DensityPlots = deferredComponent(async () => (await import('./density-plots')).DensityPlots);

/** Props of the panel. */
export interface DensityPanelProps {
  readonly choices: DensityChoices;
  readonly onChange: (patch: DensityPatch) => void;
}

/** Density of variants along the genome. Its document is loaded by itself, because counting millions of lines takes its time. */
export function DensityPanel({ choices, onChange }: DensityPanelProps) {
  const { t } = useLingui();
  return (
    <LoadedDocument
      name="dna-density"
      read={readDensity}
      loading={t`Counting the variants of the installed files. The first time this can take minutes.`}
    >
      {({ density }) =>
        density ? (
          <DensityPlots density={density} choices={choices} onChange={onChange} />
        ) : (
          <MissingSet
            what={t`No density of variants along the genome: no set of small variants is installed.`}
          />
        )
      }
    </LoadedDocument>
  );
}
