import { type ComponentUsage } from '../usage/component-usage';

export const AVATAR_LIST_USAGE: ComponentUsage = {
  when: ['The people of a group or project, in one line.'],
  whenNot: ['One person: use Avatar.', 'People with roles or actions: use Data Table.'],
  anatomy: [
    'Pictures (people): each with its name on hover. Up to max, or one more when only one is left.',
    'Button: the number of the others (moreLabel); opens their names in a Popover.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the button. Pictures take no focus: screen readers read their names.',
    },
    { keys: 'Enter, Space', action: 'Opens the list of the others.' },
    { keys: 'Escape', action: 'Closes the list. Focus returns to the button.' },
  ],
};
