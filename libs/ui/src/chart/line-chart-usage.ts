import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const LINE_CHART_USAGE: ComponentUsage = {
  when: [
    'Values in an order, such as measurements over time.',
    'A control chart, with levels across the drawing (limits); points beyond the limits are ringed.',
    'Points that open a page each (href), and points with a meaning of their own, such as a broken rule (flags).',
  ],
  whenNot: [
    'Categories without an order: use Bar Chart.',
    'Pairs of values without an order: use Scatter Chart.',
  ],
  anatomy: [
    'Line (series): each has a colour, a mark and a dash. A missing value is a gap.',
    'Levels (limits), ranges (bands) and marked points (flags): optional. Bands and flags are in the legend. A range does not widen the scale unless it is scaled.',
    'Events (events): lines between the points, such as a repair, whose words are in the tooltip and in the table.',
    'Axes (xLabel, yLabel).',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
