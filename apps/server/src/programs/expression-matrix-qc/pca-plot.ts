import { type ExpressionReport } from '@omics-portal/qc-metrics';
import { scaleLinear } from 'd3-scale';
import { escapeHtml } from '../report/escape-html.ts';
import { type ReportTexts } from '../report/texts/report-texts.ts';

const WIDTH = 640;
const HEIGHT = 420;
const MARGIN = 56;
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];
/** Marker shapes, so that the plot is readable without colours. */
const SHAPES = [
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  'M-6-6H6V6H-6Z',
  'M0-7L7 6H-7Z',
  'M0-8L8 0L0 8L-8 0Z',
  'M-6-6L6 6M-6 6L6-6',
  'M0-8V8M-8 0H8',
];

/** PCA plot: the libraries on the first two principal components, as SVG with a legend. */
export function pcaPlot(
  { points, varianceExplained }: NonNullable<ExpressionReport['pca']>,
  texts: ReportTexts,
): string {
  const x = scale(
    points.map((point) => point.pc1),
    MARGIN,
    WIDTH - 130,
  );
  const y = scale(
    points.map((point) => point.pc2),
    HEIGHT - MARGIN,
    16,
  );
  const samples = [...new Set(points.map((point) => point.sample))];
  const marks = points.map((point) =>
    mark(samples.indexOf(point.sample), x(point.pc1), y(point.pc2), point.library),
  );
  const legend = samples.map(
    (sample, index) =>
      `${mark(index, WIDTH - 100, 30 + 24 * index, sample)}<text x="${WIDTH - 86}" y="${35 + 24 * index}">${escapeHtml(sample)}</text>`,
  );
  const [first = '', second = ''] = varianceExplained.map((share) => (100 * share).toFixed(1));
  return `<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${texts.headings.plane}" font-size="13" fill="currentColor">
<path d="M${MARGIN} 16V${HEIGHT - MARGIN}H${WIDTH - 130}" fill="none" stroke="currentColor"/>
<text x="${(WIDTH - 74) / 2}" y="${HEIGHT - 16}" text-anchor="middle">${texts.component(1, first)}</text>
<text x="20" y="${HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 20 ${HEIGHT / 2})">${texts.component(2, second)}</text>
${marks.join('\n')}
${legend.join('\n')}
</svg></figure>`;
}

function mark(index: number, x: number, y: number, title: string): string {
  const colour = COLOURS[index % COLOURS.length] ?? '';
  const shape = SHAPES[index % SHAPES.length] ?? '';
  return `<path d="${shape}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}" fill-opacity="0.7" stroke="${colour}"><title>${escapeHtml(title)}</title></path>`;
}

function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const padding = (to - from) * 0.06;
  return scaleLinear([Math.min(...values), Math.max(...values)], [from + padding, to - padding]);
}
