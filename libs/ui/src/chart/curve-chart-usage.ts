import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const CURVE_CHART_USAGE: ComponentUsage = {
  when: [
    'The same curve of many samples, such as the quality by position of each file of a batch.',
    'To see which of them differ, and to follow a single one.',
  ],
  whenNot: ['A few series with a name and a colour each: use Line Chart.'],
  anatomy: [
    'Lines without a colour of their own; outliers are coloured and dashed, the selected line is thick.',
    'Series (series), such as batches: their lines have a colour and a dash each, instead of those of their roles.',
    'Axes (xLabel, yLabel).',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame; the table has 50 lines at most.',
  ],
  keyboard: CHART_KEYS,
};
