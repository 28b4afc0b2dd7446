import { type ComponentUsage } from '../usage/component-usage';

export const ACCORDION_USAGE: ComponentUsage = {
  when: [
    'A few sections of text that are read one at a time, such as questions and answers.',
    'Use type "single" where opening one section should close the others.',
  ],
  whenNot: [
    'Items that contain items to any depth: use Tree.',
    'Views of one subject of which one is always visible: use Tabs.',
    'Text that everybody needs: leave it open, in a Card.',
  ],
  anatomy: [
    'Title (items): a heading and a button, with a chevron.',
    'Content (items): shown below its title while the section is open.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next title, or into an open section.' },
    { keys: 'Enter, Space', action: 'Opens or closes the section.' },
    {
      keys: 'Arrow Down, Arrow Up',
      action: 'Moves focus to the next or previous title and wraps at the ends.',
    },
    { keys: 'Home, End', action: 'Moves focus to the first or last title.' },
  ],
};
