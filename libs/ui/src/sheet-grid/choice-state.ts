import { useId, useState } from 'react';
import { matchOptions, stepOption, type ComboboxOption } from '../combobox/match-options';
import { type ComboboxState } from '../combobox/use-combobox';
import { isComposing } from './key-event';
import { type SheetColumn } from './sheet-types';
import { type CellEditing } from './use-cell-editing';

const BOOLEANS: readonly ComboboxOption[] = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
];

/** Choices of a column; null where texts are entered without a list. */
export function choicesOf({ kind, options = [] }: SheetColumn): readonly ComboboxOption[] | null {
  if (kind === 'boolean') {
    return BOOLEANS;
  }
  return kind === 'choice'
    ? options.map(({ text, description }) => ({ value: text, label: text, description }))
    : null;
}

/** Choice that typed text is completed to: the same, else one that begins with it, else one that contains it. */
function completion(matches: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const typed = text.trim().toLowerCase();
  const find = (isMatch: (label: string) => boolean) =>
    matches.find(({ label }) => isMatch(label.toLowerCase()));
  return typed === ''
    ? undefined
    : (find((label) => label === typed) ?? find((label) => label.startsWith(typed)) ?? matches[0]);
}

/** Text to commit: typed text is completed to a choice, if one matches. */
export function completedText(column: SheetColumn | undefined, { text, isChanged }: CellEditing): string {
  const choices = column && isChanged ? choicesOf(column) : null;
  return (choices && completion(matchOptions(choices, text), text)?.value) ?? text;
}

interface ChoiceInput {
  options: readonly ComboboxOption[];
  editing: CellEditing | null;
  onType: (text: string) => void;
  onPick: (text: string) => void;
}

/** Combobox state of an edited cell: the list is open while the cell is edited, and its query is the typed text. */
export function useChoiceState({ options, editing, onType, onPick }: ChoiceInput): ComboboxState {
  const listId = useId();
  const [pointed, setPointed] = useState<{ text: string; value: string | null } | null>(null);
  const text = editing?.text ?? '';
  const matches = editing?.isChanged ? matchOptions(options, text) : options;
  const known = matches.find(({ value }) => value === (pointed?.text === text ? pointed.value : text));
  const active = known ?? (editing?.isChanged ? completion(matches, text) : undefined);
  const point = (value: string | null) => setPointed({ text, value });
  const move = (step: 1 | -1) => point(stepOption(matches, active?.value ?? null, step));
  return {
    listId,
    open: editing !== null,
    query: editing ? text : null,
    matches,
    active,
    type: onType,
    show: () => undefined,
    // The sheet ends the editing.
    close: () => undefined,
    pick: ({ value }) => onPick(value),
    point: ({ value }) => point(value),
    onKey: (event) => {
      if (!editing || isComposing(event)) {
        return false;
      }
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      }
      // The sheet commits the text of the edited cell.
      if ((event.key === 'Enter' || event.key === 'Tab') && active && active.value !== text) {
        onType(active.value);
      }
      return false;
    },
  };
}
