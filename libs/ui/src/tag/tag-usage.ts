import { type ComponentUsage } from '../usage/component-usage';

export const TAG_USAGE: ComponentUsage = {
  when: [
    'A category of an item, such as its omics type.',
    'A chosen filter that can be removed (onRemove, removeLabel).',
  ],
  whenNot: ['A state: use Status.', 'A number: use Badge.', 'An action: use Button.'],
  anatomy: ['Word (children): one line; a longer text is cut off.', 'Remove button (removeLabel): optional.'],
  keyboard: [
    {
      keys: 'Tab',
      action: 'With onRemove: moves focus to the remove button. Without it the tag takes no focus.',
    },
    { keys: 'Enter, Space', action: 'Removes the tag.' },
  ],
};
