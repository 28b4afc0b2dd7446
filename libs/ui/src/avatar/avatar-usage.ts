import { type ComponentUsage } from '../usage/component-usage';

export const AVATAR_USAGE: ComponentUsage = {
  when: ['One person: the account menu, the author of an entry.'],
  whenNot: [
    'Several people: use Avatar List.',
    'Choosing a picture: use Avatar Cropper.',
    'A figure or an icon: use Badge or Status.',
  ],
  anatomy: [
    'Picture (src): replaces the initials once it has loaded.',
    'Initials (name): the full name is the accessible name.',
  ],
  keyboard: 'Not interactive: it takes no focus.',
};
