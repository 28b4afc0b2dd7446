import { formats } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MIN_VALUES_FOR_OUTLIERS, type QcCurve } from '@omics-portal/qc-metrics';
import { Combobox, EmptyState, SegmentedControl } from '@omics-portal/ui';
import { useMemo } from 'react';
import { joinSentences } from '@omics-portal/wording';
import { LazyCurves } from '../figures/lazy-charts';
import { useReportView } from '../view/use-report-view';
import { CURVE_KINDS, CURVE_LABELS, type CurveLabels } from './curve-labels';
import { curveKey, curveLines } from './curve-lines';

const HEIGHT = 380;
/** Significant digits of a distance. */
const DIGITS = 3;

/** Curves of one kind over each other, a line for each sample; the kind and a sample can be chosen. */
export function CurvePanel({ curves }: { readonly curves: readonly QcCurve[] }) {
  const { t, i18n } = useLingui();
  const { view, change } = useReportView();
  const kinds = CURVE_KINDS.filter((kind) => curves.some((curve) => curve.kind === kind));
  const kind = kinds.find((one) => one === view.curve) ?? kinds[0];
  const notes = useNotes();
  const shown = curves.filter((curve) => curve.kind === kind);
  const lines = curveLines(shown, notes);
  const summary = useSummary(shown);
  if (!kind) {
    return <EmptyState title={t`The files have no curves that can be shown.`} />;
  }
  const labels: CurveLabels = CURVE_LABELS[kind];
  const name = i18n._(labels.name);
  const selected = lines.find(({ id }) => id === view.sample)?.id;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SegmentedControl
          label={t`Kind of the curves`}
          value={kind}
          onValueChange={(curve) => change({ curve })}
          options={kinds.map((value) => ({ value, label: i18n._(CURVE_LABELS[value].name) }))}
        />
        <Combobox
          className="w-full max-w-72"
          aria-label={t`Highlighted sample`}
          listLabel={t`Samples`}
          placeholder={t`Find a sample`}
          emptyLabel={t`No such sample`}
          clearLabel={t`Clear the choice`}
          value={selected ?? ''}
          onValueChange={(sample) => change({ sample: sample || undefined })}
          options={shown.map((curve) => ({ value: curveKey(curve), label: curveKey(curve) }))}
        />
      </div>
      <LazyCurves
        title={name}
        summary={summary}
        height={HEIGHT}
        lines={lines}
        selected={selected}
        xLabel={i18n._(labels.x)}
        yLabel={i18n._(labels.y)}
        yBounds={labels.bounds}
        onSelect={(id) => change({ sample: id === selected ? undefined : id })}
      />
    </div>
  );
}

/** Lines of the tooltip of a curve. */
function useNotes() {
  const { t, i18n } = useLingui();
  return useMemo(
    () =>
      ({ donor, distance, outlier }: QcCurve): string[] => {
        const value =
          distance === null
            ? ''
            : formats.number(i18n.locale, distance, { maximumSignificantDigits: DIGITS });
        return [
          distance === null ? t`No other curve to compare with` : t`Mean distance from the median: ${value}`,
          ...(donor ? [t`Donor ${donor}`] : []),
          ...(outlier ? [t`Outlier`] : []),
        ];
      },
    [t, i18n],
  );
}

/** Sentence about the number of curves and their outliers. */
function useSummary(curves: readonly QcCurve[]): string {
  const { t } = useLingui();
  const outliers = curves.filter(({ outlier }) => outlier).map(curveKey);
  const names = outliers.join(', ');
  const count = t`${plural(curves.length, { one: '# curve', other: '# curves' })}.`;
  if (curves.length < MIN_VALUES_FOR_OUTLIERS) {
    return joinSentences([count, t`Too few to look for outliers: ${MIN_VALUES_FOR_OUTLIERS} are needed.`]);
  }
  const found =
    outliers.length === 0
      ? t`None is an outlier.`
      : t`Outliers, by their distance from the median curve: ${names}.`;
  return joinSentences([count, found]);
}
