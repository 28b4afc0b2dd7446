import { type ComponentUsage } from '../usage/component-usage';

export const FOLDER_DROP_ZONE_USAGE: ComponentUsage = {
  when: ["Many files from the reader's computer, with the folders that they are in."],
  whenNot: [
    'One file or a few, whose folders do not matter: use File Drop Zone.',
    'Files that the server has already: use Combobox or Data Table.',
  ],
  anatomy: [
    'Box: files and folders are dropped on it; it is highlighted while they are dragged over it.',
    'Text (labels.drop): says what to drop.',
    'Buttons: browsers open one dialog for a folder, and another one for files.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next button.' },
    { keys: 'Enter, Space', action: 'Opens the dialog of the button.' },
  ],
};
