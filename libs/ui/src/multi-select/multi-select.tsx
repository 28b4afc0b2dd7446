import { ChevronDown } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { ClearButton } from '../combobox/combobox';
import { ComboboxInput } from '../combobox/combobox-input';
import { ComboboxPopup, messageOf, type ComboboxMessages } from '../combobox/combobox-popup';
import { type ComboboxOption } from '../combobox/match-options';
import { useCombobox } from '../combobox/use-combobox';
import { Tag } from '../tag/tag';

export interface MultiSelectProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'ref' | 'type' | 'list'>,
    ComboboxMessages {
  /** Values in the order of choice. */
  value: readonly string[];
  /** Called with all chosen values. */
  onValueChange: (value: readonly string[]) => void;
  /** Options in display order. */
  options: readonly ComboboxOption[];
  /** Accessible name of the list; the field or aria-label names the input. */
  listLabel: string;
  /** Accessible name of the list of chosen options. */
  chosenLabel: string;
  /** Accessible name of a tag's remove button. */
  removeLabel: (label: string) => string;
  /** Accessible name of the button that clears all choices. */
  clearLabel?: string | undefined;
  /** Called with the typed text. With this callback the caller filters, and the options are shown as given. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
}

/**
 * Multi-select (searchable, with tags): several of many options, found by typing. Backspace in the empty input removes
 * the last choice.
 */
export function MultiSelect({
  value,
  onValueChange,
  options,
  chosenLabel,
  removeLabel,
  clearLabel,
  onQueryChange,
  listLabel,
  emptyLabel,
  loadingLabel,
  loading,
  error,
  placeholder,
  className,
  ...props
}: MultiSelectProps) {
  const chosen = new Set(value);
  const remove = (removed: string) => onValueChange(value.filter((item) => item !== removed));
  const input = useRef<HTMLInputElement>(null);
  const state = useCombobox({
    options,
    keepOpen: true,
    onPick: (option) =>
      chosen.has(option.value) ? remove(option.value) : onValueChange([...value, option.value]),
    onQueryChange,
  });
  const messages = { emptyLabel, loadingLabel, loading, error };
  const backToInput = () => input.current?.focus();
  return (
    <ComboboxPopup state={state} label={listLabel} chosen={chosen} multiple {...messages}>
      <div data-slot="multi-select" className={cn(boxStyles, className)}>
        <div className="flex max-h-38 min-w-0 flex-1 flex-wrap items-center gap-1 overflow-y-auto">
          <ChosenTags
            value={value}
            options={options}
            label={chosenLabel}
            removeLabel={removeLabel}
            onRemove={
              props.disabled
                ? undefined
                : (removed) => {
                    remove(removed);
                    backToInput();
                  }
            }
          />
          <ComboboxInput
            {...props}
            state={state}
            inputRef={input}
            restText=""
            hasList={messageOf(state, messages) === undefined}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={({ key }) => {
              const last = value.at(-1);
              if (key === 'Backspace' && !state.query && last !== undefined) {
                remove(last);
              }
            }}
            className="min-h-6.5 min-w-16 flex-1 bg-transparent px-1 text-sm outline-none disabled:cursor-not-allowed"
          />
        </div>
        <span className="flex min-h-6.5 shrink-0 items-center gap-1">
          {clearLabel && value.length > 0 && !props.disabled ? (
            <ClearButton
              label={clearLabel}
              onClear={() => {
                onValueChange([]);
                backToInput();
              }}
            />
          ) : null}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </span>
      </div>
    </ComboboxPopup>
  );
}

/** Input styles around the tags and the input. */
const boxStyles = cn(
  'flex min-h-9 w-full min-w-0 items-start gap-1 rounded-control border border-strong bg-surface py-1 ps-1.5 pe-3 text-sm text-text transition-colors duration-(--motion-fast) pointer-coarse:min-h-11 pointer-coarse:items-center',
  'hover:border-primary-text has-[input:focus-visible]:border-primary-text has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
  'has-[input:disabled]:cursor-not-allowed has-[input:disabled]:bg-sunken has-[input:disabled]:opacity-70 has-[input:disabled]:hover:border-strong',
  'has-[input[aria-invalid=true]]:border-danger has-[input[aria-invalid=true]:focus-visible]:outline-danger',
);

interface ChosenTagsProps {
  value: readonly string[];
  options: readonly ComboboxOption[];
  label: string;
  removeLabel: (label: string) => string;
  onRemove?: ((value: string) => void) | undefined;
}

function ChosenTags({ value, options, label, removeLabel, onRemove }: ChosenTagsProps) {
  if (value.length === 0) {
    return null;
  }
  return (
    <ul aria-label={label} className="contents">
      {value.map((entry) => {
        const text = options.find((option) => option.value === entry)?.label ?? entry;
        return (
          <li key={entry} className="flex max-w-full min-w-0">
            <Tag
              {...(onRemove ? { onRemove: () => onRemove(entry), removeLabel: removeLabel(text) } : {})}
              className="min-h-6.5 text-sm"
            >
              {text}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
