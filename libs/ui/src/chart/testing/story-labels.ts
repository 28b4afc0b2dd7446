import { type ChartLabels } from '../chart-labels';

/** Labels of a chart's frame in stories; the messages are those of the specification, to the letter. */
export const CHART_LABELS = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  loading: 'Loading...',
  save: {
    menu: 'Save',
    png: 'Picture (PNG)',
    svg: 'Vector image (SVG)',
    tsv: 'Table (TSV)',
    failed: 'The image could not be created',
  },
  problems: {
    option: 'please set correct chart option',
    viewId: 'you must set viewId',
    radius: 'please set correct radius or innerRadius',
    startAngle: 'please set correct starAngle',
    endAngle: 'please set correct endAngle',
    coord: 'quickType and coord had conflicted.',
  },
} satisfies ChartLabels;
