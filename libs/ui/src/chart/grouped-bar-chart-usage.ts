import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const GROUPED_BAR_CHART_USAGE: ComponentUsage = {
  when: ['Amounts of a few series by category.', 'Use stacked for amounts that add up to a whole.'],
  whenNot: [
    'One series: use Bar Chart.',
    'Many rows and columns: use Heat Map.',
    'Amounts over time: use Line Chart.',
  ],
  anatomy: [
    'Group (groups): one bar of each series, side by side, or end to end with stacked.',
    'Series (series): each has a colour and a hatch.',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
