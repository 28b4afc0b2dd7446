import { type ComponentUsage } from '../usage/component-usage';

export const CHART_FRAME_USAGE: ComponentUsage = {
  when: ['Around a drawing that none of the charts makes: it adds title, summary, legend, table and states.'],
  whenNot: [
    'Amounts, values, shares or spread: use Bar Chart, Line Chart, Scatter Chart, Pie Chart, Heat Map or Box Plot, which contain the frame.',
    'Exact figures first: use Data Table.',
    'One figure: use Statistic.',
  ],
  anatomy: [
    'Head: title (title), buttons for the table (labels) and for saving (labels.save), and summary (summary).',
    'Drawing (children), or the same figures as a table (table).',
    'Legend (legend): optional.',
    'In place of the drawing: wrong options (problems), an error (error), a skeleton (loading), or nothing to draw (empty).',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the table button, then to the save menu.' },
    {
      keys: 'Enter, Space',
      action: 'Shows the table or the chart, or opens the save menu, which is a Dropdown Menu.',
    },
    { keys: 'Arrow keys', action: 'Scroll the table while it has focus.' },
  ],
};
