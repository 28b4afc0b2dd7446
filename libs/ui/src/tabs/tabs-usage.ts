import { type ComponentUsage } from '../usage/component-usage';

export const TABS_USAGE: ComponentUsage = {
  when: [
    'Two to about seven views of one subject, of which one is visible.',
    'Keep the value in the address, so that a view can be linked.',
  ],
  whenNot: [
    'Views that are separate pages: use the tabs of Page Header, which are links.',
    'Steps in an order: use Steps.',
    'Another presentation of the same data: use Segmented Control.',
  ],
  anatomy: [
    'Tab list (label): scrolls sideways when it is too narrow.',
    'Tab (tabs): label and an optional badge, such as a count.',
    'Panel: content of the chosen tab, or children.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the chosen tab, then into its panel.' },
    {
      keys: 'Arrow Left, Arrow Right',
      action: 'Chooses the previous or next tab. Disabled tabs are skipped.',
    },
    { keys: 'Home, End', action: 'Chooses the first or last tab.' },
  ],
};
