import { useLingui } from '@lingui/react';
import { Children, Fragment, type ReactNode } from 'react';
import { gapAfter } from './join-sentences';

/** Props of joined sentences. */
export interface SentencesProps {
  /** Messages, links and controls in the order of reading; missing ones are left out. */
  readonly children: ReactNode;
}

/**
 * Joins messages into one line of text: a blank stands between them in English, and none in Chinese, whose full stop has its
 * own. An element counts as text of the active language.
 */
export function Sentences({ children }: SentencesProps) {
  const { i18n } = useLingui();
  const gapOfLanguage = i18n.locale.startsWith('zh') ? '' : ' ';
  const sentences = Children.toArray(children).filter((child) => child !== '');
  return sentences.map((sentence, index) => (
    <Fragment key={index}>
      {sentence}
      {index === sentences.length - 1
        ? null
        : typeof sentence === 'string'
          ? gapAfter(sentence)
          : gapOfLanguage}
    </Fragment>
  ));
}
