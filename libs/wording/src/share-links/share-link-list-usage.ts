import { type ComponentUsage } from '@omics-portal/ui/usage';

export const SHARE_LINK_LIST_USAGE: ComponentUsage = {
  when: [
    'Share links of the user that work, wherever they can be revoked: in the settings, and in the dialog of a file.',
  ],
  whenNot: [
    'The link that was just created: show it in a field with a button that copies it, because no list has it again.',
    'Access tokens and sign-ins: they have lists of their own in the settings.',
  ],
  anatomy: [
    'File of each link, where the links are of several files.',
    'Time of its creation and its end.',
    'Button that revokes it after a confirmation. Its name has the file and the time, so that two links of one file differ.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next link or button.' },
    { keys: 'Enter, Space', action: 'Opens the confirmation; focus starts on its cancel button.' },
    { keys: 'Escape', action: 'Closes the confirmation.' },
  ],
};
