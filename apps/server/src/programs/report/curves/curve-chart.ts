import { type QcCurve } from '@omics-portal/qc-metrics';
import { escapeHtml } from '../escape-html.ts';
import { type CurveNames } from '../texts/curve-names.ts';
import { type ReportLanguage } from '../texts/report-texts.ts';
import { type AxisScale, axisScale } from './axis-scale.ts';
import { linePath } from './line-path.ts';

const WIDTH = 720;
const HEIGHT = 440;
const PLOT = { left: 104, right: 680, top: 16, bottom: 360 } as const;
const TICK = 8;
/** Largest number that is written without an abbreviation. */
const LONG = 10_000;

/** Colour of the others: without opacity, which adds up where lines cross. */
const GREY = '#8c8c8c';
/** Colours of outliers, which both a light and a dark page can have. */
const COLOURS = ['#d55e00', '#0072b2', '#cc79a7', '#009e73', '#b58900', '#8250df'];
/** Dashes of outliers, so that they differ without colours. */
const DASHES = ['', '16 6', '4 5', '20 6 4 6', '10 10', '2 9'];

/** Number of outliers with a colour of their own. */
export const MARKED_OUTLIERS = COLOURS.length;

interface Chart {
  /** Id of the element with the text alternative. */
  readonly caption: string;
  readonly names: CurveNames;
  readonly language: ReportLanguage;
  /** Curves in grey. */
  readonly others: readonly QcCurve[];
  /** Curves above the others, each with its own colour as long as there is one. */
  readonly outliers: readonly QcCurve[];
}

/** Curves over each other as SVG with axes: outliers in colour above the others, which are one path. */
export function curveChart({ caption, names, language, others, outliers }: Chart): string {
  const points = [...others, ...outliers].flatMap((curve) => curve.points);
  const x = axisScale(
    points.map(([position]) => position),
    { from: PLOT.left, to: PLOT.right, whole: false },
  );
  const y = axisScale(
    points.map(([, value]) => value),
    { from: PLOT.bottom, to: PLOT.top, whole: true },
  );
  const pathOf = (curve: QcCurve) =>
    linePath(curve.points.map(([position, value]) => [x.at(position), y.at(value)]));
  const lines = outliers.map(
    (curve, index) =>
      `<path d="${pathOf(curve)}" ${outlierStroke(index)}><title>${escapeHtml(curve.sample)}</title></path>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="${caption}" font-size="22" fill="currentColor">
${axes(x, y, language)}
<text x="${(PLOT.left + PLOT.right) / 2}" y="${HEIGHT - 16}" text-anchor="middle">${names.x}</text>
<text x="24" y="${(PLOT.top + PLOT.bottom) / 2}" text-anchor="middle" transform="rotate(-90 24 ${(PLOT.top + PLOT.bottom) / 2})">${names.y}</text>
<path d="${others.map(pathOf).join('')}" fill="none" stroke="${GREY}" stroke-width="2"/>
${lines.join('\n')}
</svg>`;
}

/** Short line in the colour and the dashes of an outlier, for a legend. */
export function outlierSwatch(index: number): string {
  return `<svg viewBox="0 0 56 8" width="28" height="8" aria-hidden="true"><path d="M0 4H56" ${outlierStroke(index)}/></svg>`;
}

function outlierStroke(index: number): string {
  const style = Math.min(index, MARKED_OUTLIERS - 1);
  const dash = DASHES[style] ?? '';
  return `fill="none" stroke="${COLOURS[style] ?? ''}" stroke-width="4"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}`;
}

function axes(x: AxisScale, y: AxisScale, language: ReportLanguage): string {
  const format = (ticks: readonly number[]) => numberFormat(ticks, language);
  const [ofX, ofY] = [format(x.ticks), format(y.ticks)];
  const marks = [
    ...x.ticks.map((tick) => `M${x.at(tick).toFixed(0)} ${PLOT.bottom}v${TICK}`),
    ...y.ticks.map((tick) => `M${PLOT.left} ${y.at(tick).toFixed(0)}h-${TICK}`),
  ];
  const texts = [
    ...x.ticks.map(
      (tick) =>
        `<text x="${x.at(tick).toFixed(0)}" y="${PLOT.bottom + 32}" text-anchor="middle">${ofX(tick)}</text>`,
    ),
    ...y.ticks.map(
      (tick) =>
        `<text x="${PLOT.left - 14}" y="${(y.at(tick) + 8).toFixed(0)}" text-anchor="end">${ofY(tick)}</text>`,
    ),
  ];
  return `<path d="M${PLOT.left} ${PLOT.top}V${PLOT.bottom}H${PLOT.right}${marks.join('')}" fill="none" stroke="currentColor"/>
${texts.join('')}`;
}

/** Format of the marks of an axis: long numbers are abbreviated, all of them in the same way. */
function numberFormat(ticks: readonly number[], language: ReportLanguage): (tick: number) => string {
  const isLong = ticks.some((tick) => Math.abs(tick) >= LONG);
  const format = new Intl.NumberFormat(language, {
    maximumSignificantDigits: 6,
    ...(isLong && { notation: 'compact' as const }),
  });
  return (tick) => format.format(tick);
}
