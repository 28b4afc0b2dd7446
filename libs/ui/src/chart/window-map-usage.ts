import { type ComponentUsage } from '../usage/component-usage';
import { CHART_KEYS } from './chart-keys';

export const WINDOW_MAP_USAGE: ComponentUsage = {
  when: ['Counts along a few long rows in thousands of windows, such as variants along the chromosomes.'],
  whenNot: [
    'Rows and columns with names: use Heat Map.',
    'The course of one row in detail: use Curve Chart, below the map for the selected row.',
  ],
  anatomy: [
    'Row (rows): its name and a band as long as the row; the selected one has a thick outline (selected).',
    'Window (windowSize): its colour is a step of the scale, its figures are in the tooltip and in the table.',
    'Scale (scaleOf): whole numbers in the legend; 0 has no colour, and the darkest step has the few windows with very many.',
    'Axis (xLabel, axisUnit): the same for all rows.',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: CHART_KEYS,
};
