import { useLingui } from '@lingui/react/macro';
import type { QcCurve } from '@omics-portal/qc-metrics';
import { objectContentQueries } from '@omics-portal/resources';
import { Alert, SegmentedControl, SkeletonLines } from '@omics-portal/ui';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { CURVE_KINDS, CURVE_LABELS, type CurveLabels } from '../curves/curve-labels';
import { curveKey } from '../curves/curve-lines';
import type { readCurves } from '../curves/read-curves';
import { LazyCurves } from '../figures/lazy-charts';
import { ReportSection } from '../figures/report-section';
import { useReports } from '../ports/reports-ports';

/** Report with the storage link of its curves. */
export interface CurveFile {
  readonly id: string;
  readonly name: string;
  readonly link: string;
}

interface ComparedCurvesProps {
  readonly files: readonly CurveFile[];
  /** Passed, so that it stays in the script file of the screens. */
  readonly reader: typeof readCurves;
  /** Kind of the curves, of the address. */
  readonly chosen: string | undefined;
  /** Undefined for the kind that is shown without a choice. */
  readonly onChoose: (kind: string | undefined) => void;
}

const HEIGHT = 380;

/** Curves of the samples of all reports over each other, in the colour of each report; the kind can be chosen. */
export function ComparedCurves({ files, reader, chosen, onChoose }: ComparedCurvesProps) {
  const { t, i18n } = useLingui();
  const { datains } = useReports();
  const results = useQueries({
    queries: files.map(({ link }) => objectContentQueries(datains).jsonPart(link, 'curves', reader)),
    combine: curvesOf,
  });
  const read = files.map((file, index) => ({ ...file, curves: results[index]?.data ?? [] }));
  const failed = files.filter((_, index) => results[index]?.isError).map(({ name }) => name);
  const kinds = CURVE_KINDS.filter((one) =>
    read.some(({ curves }) => curves.some((curve) => curve.kind === one)),
  );
  const kind = kinds.find((one) => one === chosen) ?? kinds[0];
  const labels: CurveLabels | undefined = kind && CURVE_LABELS[kind];
  const names = failed.join(', ');
  return (
    <ReportSection title={t`Curves of all samples`}>
      <div className="flex flex-col gap-3">
        {failed.length > 0 ? (
          <Alert tone="warning" title={t`The curves of ${names} could not be loaded`} />
        ) : null}
        {kind && labels ? (
          <>
            <SegmentedControl
              label={t`Kind of the curves`}
              value={kind}
              onValueChange={(value) => onChoose(value === kinds[0] ? undefined : value)}
              options={kinds.map((value) => ({ value, label: i18n._(CURVE_LABELS[value].name) }))}
            />
            <LazyCurves
              title={i18n._(labels.name)}
              summary={t`Each line is one sample, in the color of its report.`}
              height={HEIGHT}
              series={read.map(({ id, name }) => ({ key: id, label: name }))}
              lines={read.flatMap(({ id, name, curves }) =>
                curves.filter((curve) => curve.kind === kind).map((curve) => lineOf({ id, name }, curve)),
              )}
              xLabel={i18n._(labels.x)}
              yLabel={i18n._(labels.y)}
              yBounds={labels.bounds}
            />
          </>
        ) : results.some(({ isPending }) => isPending) ? (
          <SkeletonLines lines={6} label={t`Loading the curves`} />
        ) : null}
      </div>
    </ReportSection>
  );
}

function lineOf({ id, name }: Pick<CurveFile, 'id' | 'name'>, curve: QcCurve) {
  return {
    id: `${id} ${curveKey(curve)}`,
    label: `${name}: ${curveKey(curve)}`,
    points: curve.points.map(([x, y]) => ({ x, y })),
    notes: [name],
    series: id,
  };
}

/** Fields of query results that the chart reads. A stable function: the query library keeps its result until one changes. */
function curvesOf(results: readonly UseQueryResult<readonly QcCurve[]>[]) {
  return results.map(({ data, isError, isPending }) => ({ data, isError, isPending }));
}
