import { type ComponentUsage } from '../usage/component-usage';

export const CARD_USAGE: ComponentUsage = {
  when: ['Content on one subject, set apart from the rest of the page.'],
  whenNot: [
    'A message: use Alert.',
    'A section that opens and closes: use Accordion.',
    'One figure: use Statistic, within a Card where needed.',
  ],
  anatomy: [
    'Title (title): a heading of level 2 that names the region.',
    "Actions (actions): buttons at the end of the title's line.",
    'Body (children).',
  ],
  keyboard: 'Not interactive: the card takes no focus. Its actions and content have keys of their own.',
};
