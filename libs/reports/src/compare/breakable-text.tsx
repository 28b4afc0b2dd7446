import { Fragment } from 'react';
import { breakableParts } from './breakable-parts';

/** Text whose lines may break after the slashes and underscores of paths and links, and not within a word. */
export function BreakableText({ text }: { readonly text: string }) {
  return breakableParts(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
