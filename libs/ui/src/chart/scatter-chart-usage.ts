import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const SCATTER_CHART_USAGE: ComponentUsage = {
  when: ['Pairs of values, such as the first two principal components.'],
  whenNot: ['Values in an order: use Line Chart.', 'The spread of one value by group: use Box Plot.'],
  anatomy: [
    'Point (series): each series has a colour and a shape.',
    'Labels beside the points (named), and a part of the plane (window), which a mouse draws; offer buttons that do the same.',
    'Axes (xLabel, yLabel); those of shares end at 1, those of percentages at 100 (xBounds, yBounds).',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
