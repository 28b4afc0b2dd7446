import { useId, useState, type KeyboardEvent } from 'react';
import { matchOptions, stepOption, type ComboboxOption } from './match-options';

export interface UseComboboxInput {
  /** What can be chosen. */
  options: readonly ComboboxOption[];
  /** Called with the option that was chosen. */
  onPick: (option: ComboboxOption) => void;
  /** The list stays open after a choice, for the next one. */
  keepOpen?: boolean | undefined;
  /** The option chosen already; the list opens on it. */
  chosen?: string | undefined;
  /** Called with what is typed. Who gives it does the searching: the options are shown as they come. */
  onQueryChange?: ((query: string) => void) | undefined;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

/** Typing, the list and its keys, as the ARIA practices have it for an editable combobox; shared by one and many. */
export function useCombobox({ options, onPick, keepOpen, chosen, onQueryChange }: UseComboboxInput) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const matches = onQueryChange ? options : matchOptions(options, query ?? '');
  const active = activeOption(matches, pointed, Boolean(query));

  const type = (next: string | null) => {
    setQuery(next);
    setPointed(null);
    if ((next ?? '') !== (query ?? '')) {
      onQueryChange?.(next ?? '');
    }
  };
  const show = (at: string | null) => {
    setOpen(true);
    setPointed(at);
  };
  const close = () => {
    setOpen(false);
    type(null);
  };
  const pick = (option: ComboboxOption) => {
    if (option.disabled) {
      return;
    }
    onPick(option);
    if (keepOpen) {
      type(null);
      setPointed(option.value);
    } else {
      close();
    }
  };
  const move = (step: 1 | -1) => {
    const from = open ? active?.value : undefined;
    show(open || !chosen ? stepOption(matches, from ?? null, step) : chosen);
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: ({ altKey }) => (altKey ? show(chosen ?? null) : move(1)),
    ArrowUp: ({ altKey }) => (altKey ? close() : move(-1)),
    Enter: () => (active ? pick(active) : undefined),
  };

  return {
    listId,
    open,
    /** null while nothing is being typed. */
    query,
    matches,
    active,
    type: (next: string) => {
      type(next);
      setOpen(true);
    },
    show: () => (open ? undefined : show(chosen ?? null)),
    close,
    pick,
    point: (option: ComboboxOption) => setPointed(option.value),
    /** True if the key was for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
      if (!act || (event.key === 'Enter' && !open)) {
        return false;
      }
      event.preventDefault();
      act(event);
      return true;
    },
  };
}

/** Where Enter goes: to what was pointed at, or else to the first match of what was typed. */
function activeOption(matches: readonly ComboboxOption[], pointed: string | null, typed: boolean) {
  const known = matches.find(({ value, disabled }) => value === pointed && !disabled);
  return known ?? (typed ? matches.find(({ disabled }) => !disabled) : undefined);
}
