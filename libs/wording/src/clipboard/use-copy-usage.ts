import { type ComponentUsage } from '@omics-portal/ui/usage';

export const USE_COPY_USAGE: ComponentUsage = {
  when: ['A button that copies a short text, such as the address of a file. Call the hook in its component.'],
  whenNot: [
    'Code or a command that is shown: use Code Block, which has a copy button.',
    'A file: use Button Link with "download".',
  ],
  anatomy: [
    'Button: belongs to the caller. A copied text does not change it.',
    'Toast: "Copied", with the text when it is short; or that the browser does not allow copying, with the text to copy by hand.',
  ],
  keyboard: [{ keys: 'Enter, Space', action: 'On the button: copies the text. Focus stays on the button.' }],
};
