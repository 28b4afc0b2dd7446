import { type ComponentUsage } from '@omics-portal/ui/usage';

export const SENTENCES_USAGE: ComponentUsage = {
  when: [
    'Two messages in one paragraph, of which one may be missing, or a message with a link or a value after its colon.',
  ],
  whenNot: [
    'Sentences that always stand together: write one message.',
    'Strings outside JSX: use joinSentences.',
    'A value within a sentence: use a variable of the message.',
  ],
  anatomy: ['Messages, links and controls (children): a blank between them in English, none in Chinese.'],
  keyboard: 'Not interactive: it takes no focus. Links and controls in it have their own keys.',
};
