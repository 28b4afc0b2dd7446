import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const HEAT_MAP_USAGE: ComponentUsage = {
  when: ['One value for each row and column, such as correlations between samples.'],
  whenNot: [
    'A few rows and columns with exact figures: use Data Table.',
    'A few series: use Grouped Bar Chart.',
  ],
  anatomy: [
    'Cell (rows, columns, values): its colour is a step of the scale; a cell without a value is hatched.',
    'Scale (range): from the lightest to the darkest step, in the legend.',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
