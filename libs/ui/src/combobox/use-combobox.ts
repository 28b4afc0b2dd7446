import { useId, useState, type KeyboardEvent } from 'react';
import { matchOptions, stepOption, type ComboboxOption } from './match-options';

export interface UseComboboxInput {
  /** All options. */
  options: readonly ComboboxOption[];
  /** Called with the chosen option. */
  onPick: (option: ComboboxOption) => void;
  /** Keeps the list open after a choice. */
  keepOpen?: boolean | undefined;
  /** Value of the chosen option; the list opens at it. */
  chosen?: string | undefined;
  /** Called with the typed text. With this callback the caller filters, and the options are shown as given. */
  onQueryChange?: ((query: string) => void) | undefined;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

/**
 * Combobox state: typed text, list and keyboard, as in the ARIA editable combobox pattern; shared by single and
 * multiple choice.
 */
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
    /** Key handler of the list; true if it handled the key. */
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

/** Option that Enter chooses: the active one, else the first match of the typed text. */
function activeOption(matches: readonly ComboboxOption[], pointed: string | null, typed: boolean) {
  const known = matches.find(({ value, disabled }) => value === pointed && !disabled);
  return known ?? (typed ? matches.find(({ disabled }) => !disabled) : undefined);
}
