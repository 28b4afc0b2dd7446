import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const PIE_CHART_USAGE: ComponentUsage = {
  when: ['Shares of a whole, in two to about eight parts.', 'Use an inner radius (coord) for a doughnut.'],
  whenNot: [
    'More than eight parts, or parts of similar size: use Bar Chart.',
    'Amounts that do not add up to a whole: use Bar Chart.',
  ],
  anatomy: [
    'Slice (data): each has a colour and a hatch.',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
