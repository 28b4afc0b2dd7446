import { type ComponentUsage } from '../usage/component-usage';

export const DENSE_SCATTER_CHART_USAGE: ComponentUsage = {
  when: ['Pairs of values of thousands to a million features, such as a volcano plot.'],
  whenNot: ['Some hundred points: use Scatter Chart, whose points have shapes and are buttons.'],
  anatomy: [
    'Points (points, series): one for each pixel; a muted series is below the others.',
    'Ring and name of the selected point (selected).',
    'Zoom (labels.zoom), axes (xLabel, yLabel), thresholds (limits).',
    'Frame: title, summary, legend, and the same figures as a table, as in Chart Frame.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the buttons of the frame, to the points, then to the zoom.' },
    {
      keys: 'Arrow keys, Home, End',
      action: 'Moves to another visible point from left to right, of the series with a colour, and reads it.',
    },
    { keys: 'Page Up, Page Down', action: 'Moves on by a tenth of the points.' },
    { keys: 'Enter', action: 'Selects the point.' },
    { keys: '+ and -', action: 'Zooms in and out around the point.' },
    { keys: 'Escape', action: 'Hides the figures of the point. Focus stays.' },
  ],
};
