import { useLingui } from '@lingui/react/macro';
import type { DnaDocument } from '@omics-portal/api/visualisation';
import { Alert } from '@omics-portal/ui';
import { DensityPanel } from '../density/density-panel';
import { MissingSet } from '../shared/missing-set';
import { UnknownChoices } from '../shared/unknown-choices';
import { unknownNames } from '../shared/unknown-names';
import { useView } from '../view/use-view';
import { CallSetScatter } from './call-set-scatter';
import { DnaControls } from './dna-controls';
import { DNA_CHOICES, dnaView, groupingsOf } from './dna-view';
import { FigureBoxes } from './figure-boxes';
import { LibraryVariantsChart } from './library-variants-chart';

/** Variant calls: precision, recall and Mendelian concordance of the call sets of the history, and the density along the genome. */
export function DnaPage({ document: { history, variants } }: { readonly document: DnaDocument }) {
  const { t } = useLingui();
  const [address, change] = useView(DNA_CHOICES);
  const callSets = history?.callSets ?? [];
  const view = dnaView(address, callSets);
  const shown = callSets.filter(({ sequencing }) => sequencing === view.sequencing);
  const parts = { view, callSets: shown, onSelect: (set: string) => change({ set }) };
  return (
    <div className="flex flex-col gap-4">
      <DnaControls view={view} callSets={shown} onChange={change} />
      <UnknownChoices names={history ? unknownNames([[address.set, view.set]]) : []} />
      {history ? null : <MissingSet what={t`The history of call sets is not installed.`} />}
      {shown.length > 0 && groupingsOf(shown).length === 1 ? (
        <Alert tone="info">
          {t`The published table names neither platform nor lab of exomes: they are grouped by library preparation.`}
        </Alert>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {history && shown.length > 0 ? (
          <>
            <CallSetScatter {...parts} source={history.source} />
            <FigureBoxes {...parts} source={history.source} onFigure={(figure) => change({ figure })} />
          </>
        ) : null}
        <DensityPanel
          choices={{ type: view.type, sample: address.sample, chromosome: address.chromosome }}
          onChange={change}
        />
        <LibraryVariantsChart view={view} variants={variants} />
      </div>
    </div>
  );
}
