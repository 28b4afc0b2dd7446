import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { ComboboxPopup, optionId } from '../combobox/combobox-popup';
import { type ComboboxOption } from '../combobox/match-options';
import { useCellActions } from './cell-actions';
import { choicesOf, useChoiceState } from './choice-state';
import { type SheetGridLabels } from './sheet-labels';
import { type SheetColumn } from './sheet-types';
import { type CellEditing } from './use-cell-editing';

export interface CellInputProps {
  column: SheetColumn;
  /** Text of the cell, which the input has while it is not edited. */
  text: string;
  /** Row number from 1. */
  row: number;
  editing: CellEditing | null;
  labels: SheetGridLabels;
  readOnly: boolean;
  /** The cell has an error. */
  invalid: boolean;
  /** Id of the element that describes the cell, if there is one. */
  describedBy: string | undefined;
}

// While nothing is edited the input is transparent above the text of the cell and has all of it selected, so that
// typing replaces it.
const AT_REST = 'pointer-events-none absolute inset-0 size-full resize-none px-3 opacity-0';
const EDITED =
  'absolute start-0 top-0 z-10 h-(--grid-line) min-w-full max-w-[min(36rem,80vw)] resize-none overflow-hidden bg-surface px-3 leading-(--grid-line) whitespace-pre text-text shadow-overlay outline-2 outline-offset-[-2px] outline-primary-text field-sizing-content';

/** Input of the active cell: it has the focus at rest, and shows the text while the cell is edited. */
export function CellInput(props: CellInputProps) {
  const options = choicesOf(props.column);
  return options ? <ChoiceInput {...props} options={options} /> : <TextInput {...props} />;
}

/** Attributes that both kinds of input share. */
function useInputProps({
  column,
  text,
  row,
  editing,
  labels,
  readOnly,
  invalid,
  describedBy,
}: CellInputProps) {
  const { type } = useCellActions();
  return {
    'data-cell-input': '',
    'aria-label': labels.cell(column.header, row),
    'aria-describedby': describedBy,
    ...(invalid ? { 'aria-invalid': true } : {}),
    ...(column.required ? { 'aria-required': true } : {}),
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    readOnly,
    // Without a keyboard on the screen until the cell is edited.
    inputMode: editing ? (column.kind === 'number' ? 'decimal' : undefined) : touchInputMode(),
    value: editing ? editing.text : text,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    className: editing ? EDITED : AT_REST,
  } satisfies ComponentProps<'input'> & Record<`data-${string}`, string>;
}

function touchInputMode(): 'none' | undefined {
  return globalThis.matchMedia('(pointer: coarse)').matches ? 'none' : undefined;
}

/** Selects the whole text at rest; puts the caret at its end when F2 or a double click starts to edit. */
function useSelectedText(
  input: { readonly current: HTMLInputElement | HTMLTextAreaElement | null },
  { text, editing }: Pick<CellInputProps, 'text' | 'editing'>,
) {
  const isCaret = editing !== null && !editing.isChanged;
  const selectAll = () => {
    const element = input.current;
    // Without select(), which would also move the focus here.
    if (element && editing === null) {
      element.setSelectionRange(0, element.value.length);
    }
  };
  useLayoutEffect(selectAll, [input, text, editing]);
  useLayoutEffect(() => {
    if (isCaret) {
      const end = input.current?.value.length ?? 0;
      input.current?.setSelectionRange(end, end);
    }
  }, [input, isCaret]);
  return selectAll;
}

/** Text input of a cell; several lines, since a pasted text may have line breaks, which an <input> would drop. */
function TextInput(props: CellInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const onFocus = useSelectedText(input, props);
  return <textarea {...useInputProps(props)} ref={input} rows={1} wrap="off" onFocus={onFocus} />;
}

/** Input of a cell with a list of choices that opens while it is edited. */
function ChoiceInput({ options, ...props }: CellInputProps & { options: readonly ComboboxOption[] }) {
  const { column, editing, labels, text } = props;
  const input = useRef<HTMLInputElement>(null);
  const { type, pick } = useCellActions();
  const state = useChoiceState({ options, editing, onType: type, onPick: pick });
  const onFocus = useSelectedText(input, props);
  const isListShown = state.open && state.matches.length > 0;
  return (
    <ComboboxPopup
      state={state}
      label={labels.options(column.header)}
      chosen={new Set([text])}
      emptyLabel={labels.noOption}
      className="absolute inset-0"
    >
      <input
        {...useInputProps(props)}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? state.listId : undefined}
        aria-activedescendant={isListShown && state.active ? optionId(state.listId, state.active) : undefined}
        onFocus={onFocus}
        onKeyDown={(event: KeyboardEvent) => {
          state.onKey(event);
        }}
      />
    </ComboboxPopup>
  );
}
