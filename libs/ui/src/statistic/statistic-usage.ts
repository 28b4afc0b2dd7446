import { type ComponentUsage } from '../usage/component-usage';

export const STATISTIC_USAGE: ComponentUsage = {
  when: ['One important figure with its unit, such as a score or a total.'],
  whenNot: [
    'Several properties of one thing: use Description List.',
    'A count at a label: use Badge.',
    'Figures to compare: use Bar Chart or Data Table.',
  ],
  anatomy: [
    'Label (label).',
    'Figure (value): with its unit.',
    'Remark (hint): optional, such as a range or a source.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'With href: moves focus to the figure, which is a link. Without href it takes no focus.',
    },
    { keys: 'Enter', action: 'Follows the link.' },
  ],
};
