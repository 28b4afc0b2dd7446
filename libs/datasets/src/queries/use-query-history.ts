import { useEffect, useState } from 'react';
import type { DataQuery } from '@omics-portal/data-query';
import { addStep, history } from '@omics-portal/data-query/workbench';
import { onlyFilters, queryAt } from './filter-steps';

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
  const [kept, setKept] = useState(() => history(onlyFilters(query)));
  const now = addStep(kept, onlyFilters(query));
  if (now !== kept) {
    setKept(now);
  }
  const stepTo = (step: DataQuery | undefined) => step && (() => onQueryChange(queryAt(step, query)));
  const steps = { undo: stepTo(now.past.at(-1)), redo: stepTo(now.future[0]) };
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
