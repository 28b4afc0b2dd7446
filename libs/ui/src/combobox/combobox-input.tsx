import { type ComponentProps, type RefObject } from 'react';
import { optionId } from './combobox-popup';
import { type ComboboxState } from './use-combobox';

export interface ComboboxInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** State of the input and the list. */
  state: ComboboxState;
  /** Ref for moving the focus. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** Text of the input while nothing is being typed. */
  restText: string;
  /** Whether the popup contains options instead of a message. */
  hasList: boolean;
  /** Marks the value as invalid. */
  invalid?: boolean | undefined;
}

/** Combobox input with the ARIA state of its list. */
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
      onClick={({ currentTarget }) => {
        // As after Tab: what is typed next replaces the label of the chosen option.
        if (!state.open && state.query === null) currentTarget.select();
        state.show();
      }}
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
