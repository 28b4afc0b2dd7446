import { type ComponentProps, type RefObject } from 'react';
import { optionId } from './combobox-popup';
import { type ComboboxState } from './use-combobox';

export interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** What is typed and listed. */
  state: ComboboxState;
  /** For moving the focus there. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** What stands in the box while nothing is being typed. */
  restText: string;
  /** Whether options, and not a message, are what opens. */
  hasList: boolean;
  /** Marks it as wrong. */
  invalid?: boolean | undefined;
}

/** The input of a combobox, with the state of its list. */
export function ComboboxInput({
  state,
  inputRef,
  restText,
  hasList,
  invalid,
  onKeyDown,
  onBlur,
  ...props
}: ComboboxInputProps) {
  const shown = state.open && hasList;
  return (
    <input
      type="text"
      role="combobox"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={shown}
      aria-controls={shown ? state.listId : undefined}
      aria-activedescendant={shown && state.active ? optionId(state.listId, state.active) : undefined}
      {...(invalid ? { 'aria-invalid': true } : {})}
      {...props}
      ref={inputRef}
      value={state.query ?? restText}
      onChange={({ target }) => state.type(target.value)}
      onClick={state.show}
      onKeyDown={(event) => {
        if (!state.onKey(event)) {
          onKeyDown?.(event);
        }
      }}
      onBlur={(event) => {
        onBlur?.(event);
        state.close();
      }}
    />
  );
}
