import { evenlySampled, MIN_VALUES_FOR_OUTLIERS, type QcCurve } from '@omics-portal/qc-metrics';
import { escapeHtml } from '../escape-html.ts';
import { CURVE_NAMES, CURVE_ORDER } from '../texts/curve-names.ts';
import { type ReportTexts } from '../texts/report-texts.ts';
import { withoutTail } from './without-tail.ts';
import { curveChart, MARKED_OUTLIERS, outlierSwatch } from './curve-chart.ts';

/** Most curves of a chart that are no outliers: more cannot be distinguished, and cost bytes. */
const MAX_OTHERS = 200;
/** Most outliers that are drawn above the others and named. */
const MAX_OUTLIERS = 12;

/** Section of the curves of all samples: a chart for each kind, with its outliers in colour and by name. Empty without curves. */
export function curvesSection(curves: readonly QcCurve[], texts: ReportTexts): string {
  const charts = CURVE_ORDER.flatMap((kind) => {
    const ofKind = curves.filter((curve) => curve.kind === kind && curve.points.length > 1);
    return ofKind.length > 0 ? [figure(kind, ofKind, texts)] : [];
  });
  return charts.length > 0
    ? `<h2>${texts.headings.curves}</h2>\n<div class="charts">\n${charts.join('\n')}\n</div>`
    : '';
}

function figure(kind: (typeof CURVE_ORDER)[number], whole: readonly QcCurve[], texts: ReportTexts): string {
  const curves = withoutTail(kind, whole);
  const isCut = curves.some(({ points }, index) => points.length < (whole[index]?.points.length ?? 0));
  const names = CURVE_NAMES[texts.language][kind];
  const found = curves
    .filter(({ outlier }) => outlier)
    .sort((one, other) => (other.distance ?? 0) - (one.distance ?? 0));
  const outliers = found.slice(0, MAX_OUTLIERS);
  const others = evenlySampled(
    curves.filter((curve) => !outliers.includes(curve)),
    MAX_OTHERS,
  );
  const id = `curves-${kind}`;
  const named = outliers.map(
    ({ sample, tool }, index) =>
      `${index < MARKED_OUTLIERS ? outlierSwatch(index) : ''} ${escapeHtml(`${sample} (${tool})`)}`,
  );
  const more = found.length - outliers.length;
  const drawn = outliers.length + others.length;
  const sentences = [
    texts.curveCount(curves.length),
    ...(drawn < curves.length ? [texts.drawnCurves(drawn)] : []),
    outlierSentence(curves.length, more > 0 ? [...named, `… (${found.length})`] : named, texts),
    ...(isCut ? [texts.headings.withoutTail] : []),
  ];
  const gap = texts.language === 'zh-CN' ? '' : ' ';
  return `<figure>
${curveChart({ caption: id, names, language: texts.language, others, outliers })}
<figcaption id="${id}"><strong>${names.name}</strong><br>${sentences.join(gap)}</figcaption>
</figure>`;
}

function outlierSentence(curves: number, named: readonly string[], texts: ReportTexts): string {
  if (curves < MIN_VALUES_FOR_OUTLIERS) {
    return texts.tooFewCurves(MIN_VALUES_FOR_OUTLIERS);
  }
  return named.length > 0 ? texts.outlierCurves(named) : texts.noOutlierCurve;
}
