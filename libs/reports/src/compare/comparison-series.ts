import { evenlySampled, type QcReport } from '@omics-portal/qc-metrics';
import { foldChangePoint, type Series } from '../plane/plane-series';

/** Maximum number of points of all reports in a chart: each is an element of the page. */
const MAX_POINTS = 1600;

/** Figures of a report with the name that it has in a comparison. */
export interface NamedFigures {
  readonly id: string;
  readonly name: string;
  readonly figures: QcReport;
  /** Storage link of report.json, beside which its curves are. */
  readonly link: string | null;
}

/** Series of measured over reference fold changes, one for each report with a reference, each with an even share of the points. */
export function foldChangeSeries(reports: readonly NamedFigures[]): Series[] {
  const maxPoints = Math.floor(MAX_POINTS / Math.max(1, reports.length));
  return reports.flatMap(({ id, name, figures }) => {
    if (figures.omics === 'genomics' || !figures.correlation || figures.correlation.points.length === 0) {
      return [];
    }
    const shown = evenlySampled(figures.correlation.points, maxPoints);
    return [{ id, label: name, points: shown.map(foldChangePoint) }];
  });
}

/** Series of precision over recall, one for each report on DNA: two points for each sample, SNV and INDEL. */
export function callSeries(reports: readonly NamedFigures[]): Series[] {
  return reports.flatMap(({ id, name, figures }) =>
    figures.omics !== 'genomics' || figures.calls.length === 0
      ? []
      : [
          {
            id,
            label: name,
            points: figures.calls.flatMap(({ sample, snv, indel }) => [
              { x: snv.recall, y: snv.precision, label: `${sample} SNV` },
              { x: indel.recall, y: indel.precision, label: `${sample} INDEL` },
            ]),
          },
        ],
  );
}
