import { type ComponentUsage } from '../usage/component-usage';

export const TEXTAREA_USAGE: ComponentUsage = {
  when: ['Text of several lines, such as a description.'],
  whenNot: ['Text of one line: use Input.', 'Text to read: use Code Block, Log View or Markdown View.'],
  anatomy: [
    'Box: the value or the placeholder; it grows with the text where the browser can. Form Field gives it label, help and error.',
    'Red border (invalid): Form Field sets it with its error.',
  ],
  keyboard: 'The keys are those of the native text area: Enter starts a new line, Tab moves focus on.',
};
