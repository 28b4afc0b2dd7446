import { type ComponentUsage } from '../usage/component-usage';

export const FILE_DROP_ZONE_USAGE: ComponentUsage = {
  when: ["Files from the reader's computer, by drag and drop or by the file dialog."],
  whenNot: [
    'The picture of a person: use Avatar Cropper.',
    'Files that the server has already: use Select, Combobox or Data Table.',
  ],
  anatomy: [
    'Box: the whole area is the target; it is highlighted while files are dragged over it.',
    'Label (label): says what to choose.',
    'Hint (hint): kinds and largest size. "accept" filters the file dialog only, so check dropped files as well.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the box, which is a native file input.' },
    { keys: 'Enter, Space', action: 'Opens the file dialog.' },
  ],
};
