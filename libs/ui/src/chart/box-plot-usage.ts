import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const BOX_PLOT_USAGE: ComponentUsage = {
  when: ['The spread of measured values by group: median, quartiles, whiskers and outliers.'],
  whenNot: ['One amount for each group: use Bar Chart.', 'Pairs of values: use Scatter Chart.'],
  anatomy: [
    'Box (groups): first to third quartile with the median; whiskers, and outliers as points.',
    'Series (series), such as batches: their boxes have a colour and a dash each, named in the legend.',
    'Axes (xLabel, yLabel).',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
