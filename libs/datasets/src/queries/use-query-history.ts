import { useEffect, useState } from 'react';
import type { DataQuery } from '@omics-portal/data-query';
import { addStep, history } from '@omics-portal/data-query/workbench';
import { onlyFilters, queryAt } from './filter-steps';

/** Undo and redo of filters; undefined where there is nothing to undo or redo. */
export interface QuerySteps {
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * Undo history of the filters, whatever changes the query. Ctrl+Z and Ctrl+Shift+Z (on a Mac with the command key), and
 * Ctrl+Y, undo and redo outside text fields.
 */
export function useQueryHistory(query: DataQuery, onQueryChange: (next: DataQuery) => void): QuerySteps {
  const [stored, setStored] = useState(() => history(onlyFilters(query)));
  const now = addStep(stored, onlyFilters(query));
  if (now !== stored) {
    setStored(now);
  }
  const stepTo = (step: DataQuery | undefined) => step && (() => onQueryChange(queryAt(step, query)));
  const steps = { undo: stepTo(now.past.at(-1)), redo: stepTo(now.future[0]) };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const go = step && steps[step];
      if (go && !event.defaultPrevented && !isTextOrDialog(event.target)) {
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

/** Checks whether key presses on an element enter text, or belong to a dialog. */
function isTextOrDialog(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, [contenteditable=true], [role=dialog], [role=alertdialog]',
    ) !== null
  );
}
