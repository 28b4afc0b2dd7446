import { type ComponentUsage } from '../usage/component-usage';

export const BADGE_USAGE: ComponentUsage = {
  when: ['A count next to a label or an icon, such as unread messages.'],
  whenNot: ['A word: use Tag.', 'A state: use Status.', 'A key figure: use Statistic.'],
  anatomy: [
    'Number (count): more than 99 is shown as "99+". "text" replaces the number.',
    'Meaning (label): read instead of the number, such as "7 unread".',
  ],
  keyboard: 'Not interactive: it takes no focus.',
};
