import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const BAR_CHART_USAGE: ComponentUsage = {
  when: ['Amounts by category, such as files by format, with names of any length.'],
  whenNot: [
    'Several amounts for each category: use Grouped Bar Chart.',
    'Shares of a whole, in a few parts: use Pie Chart.',
    'Amounts over time: use Line Chart.',
    'The spread of measured values: use Box Plot.',
  ],
  anatomy: [
    'Bar (data): name at its side, figure at its end.',
    'Axis (yLabel): the amount with its unit, along the bottom.',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
