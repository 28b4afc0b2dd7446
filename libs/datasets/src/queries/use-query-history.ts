import { useEffect, useState } from 'react';
import type { DataQuery } from '@omics-portal/data-query';
import { startHistory, stepFrom, withQuery } from './query-history';

/** The way back and forward through the filters; undefined where there is none. */
export interface QuerySteps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * Follows the query wherever it comes from, and changes it by steps. Ctrl+Z and Ctrl+Shift+Z (with the command key on
 * a Mac, and Ctrl+Y) do the same, but for where text is entered: there they belong to the text.
 */
export function useQueryHistory(query: DataQuery, onQueryChange: (next: DataQuery) => void): QuerySteps {
  const [kept, setKept] = useState(() => startHistory(query));
  const history = withQuery(kept, query);
  if (history !== kept) {
    setKept(history);
  }
  const stepBy = (step: -1 | 1) => {
    const next = stepFrom(history, query, step);
    return next && (() => onQueryChange(next));
  };
  const steps = { undo: stepBy(-1), redo: stepBy(1) };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const go = step && steps[step];
      if (go && !event.defaultPrevented && !isTyped(event.target)) {
        event.preventDefault();
        go();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return steps;
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof QuerySteps | null {
  if (!(ctrlKey || metaKey) || altKey) {
    return null;
  }
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    default:
      return null;
  }
}

/** Whether keys pressed here make text, or belong to a dialog over the page. */
function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, [contenteditable=true], [role=dialog], [role=alertdialog]',
    ) !== null
  );
}
