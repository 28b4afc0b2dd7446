import type { CallSet } from '@omics-portal/api/visualisation';
import type { View } from '../view/use-view';

/** Names of the choices of the page, which are in its address. */
export const DNA_CHOICES = ['sequencing', 'type', 'figure', 'by', 'set', 'sample', 'chromosome'] as const;

/** Figures of a call set, in the order of the page. */
export const CALL_FIGURES = ['mendelian', 'precision', 'recall'] as const;
/** One of {@link CALL_FIGURES}. */
export type CallFigure = (typeof CALL_FIGURES)[number];

/** Property by which call sets are grouped. */
export const GROUPINGS = ['lab', 'platform', 'preparation'] as const;
/** One of {@link GROUPINGS}. */
export type Grouping = (typeof GROUPINGS)[number];

const SEQUENCINGS = ['WGS', 'WES'] as const;
const TYPES = ['snv', 'indel'] as const;

/** Choices of the page, valid whatever its address says. */
export interface DnaView {
  readonly sequencing: (typeof SEQUENCINGS)[number];
  readonly type: (typeof TYPES)[number];
  readonly figure: CallFigure;
  readonly by: Grouping;
  /** Name of the selected call set. */
  readonly set: string | undefined;
}

/** Choices of an address. A grouping that the call sets have no values for becomes that by library preparation. */
export function dnaView(view: View<(typeof DNA_CHOICES)[number]>, callSets: readonly CallSet[]): DnaView {
  const sequencing = SEQUENCINGS.find((known) => known === view.sequencing) ?? 'WGS';
  const by = GROUPINGS.find((known) => known === view.by) ?? 'lab';
  const shown = callSets.filter((set) => set.sequencing === sequencing);
  return {
    sequencing,
    type: TYPES.find((known) => known === view.type) ?? 'snv',
    figure: CALL_FIGURES.find((known) => known === view.figure) ?? 'mendelian',
    by: groupingsOf(shown).includes(by) ? by : 'preparation',
    set: shown.find(({ id }) => id === view.set)?.id,
  };
}

/** Groupings for which at least one call set has a value. */
export function groupingsOf(callSets: readonly CallSet[]): Grouping[] {
  return GROUPINGS.filter((by) => callSets.some((set) => set[by] !== null));
}

/** Call sets by the value of a grouping, in the order of these values; those without one come last. */
export function groupedBy(
  callSets: readonly CallSet[],
  by: Grouping,
): { readonly group: string | null; readonly sets: readonly CallSet[] }[] {
  const groups = new Map<string | null, CallSet[]>();
  for (const set of callSets) {
    groups.set(set[by], [...(groups.get(set[by]) ?? []), set]);
  }
  return [...groups]
    .map(([group, sets]) => ({ group, sets }))
    .sort(
      (one, other) =>
        Number(one.group === null) - Number(other.group === null) ||
        (one.group ?? '').localeCompare(other.group ?? ''),
    );
}
