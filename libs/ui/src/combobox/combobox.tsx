import { ChevronDown, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { controlHeight, inputStyles } from '../input/input-styles';
import { ComboboxInput } from './combobox-input';
import { ComboboxPopup, messageOf, type ComboboxMessages } from './combobox-popup';
import { type ComboboxOption } from './match-options';
import { useCombobox } from './use-combobox';

export interface ComboboxProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'ref' | 'type' | 'list'>,
    ComboboxMessages {
  /** '' for no choice. */
  value: string;
  /** Called with the chosen value, or '' after the input is cleared. */
  onValueChange: (value: string) => void;
  /** Options in display order. */
  options: readonly ComboboxOption[];
  /** Accessible name of the list; the field or aria-label names the input. */
  listLabel: string;
  /** Label of a value that is not, or not yet, among the options. */
  valueLabel?: string | undefined;
  /** Accessible name of the clear button; without it the input cannot be cleared. */
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
 * Combobox (autocomplete, searchable select): one of many options, found by typing. The value is always one of the
 * options: other text is discarded.
 */
export function Combobox({
  value,
  onValueChange,
  options,
  valueLabel,
  clearLabel,
  onQueryChange,
  listLabel,
  emptyLabel,
  loadingLabel,
  loading,
  error,
  className,
  ...props
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const state = useCombobox({
    options,
    onPick: (option) => onValueChange(option.value),
    chosen: value || undefined,
    onQueryChange,
  });
  const messages = { emptyLabel, loadingLabel, loading, error };
  const clearable = Boolean(clearLabel) && value !== '' && !props.disabled;
  const known = options.find((option) => option.value === value);
  return (
    <ComboboxPopup state={state} label={listLabel} chosen={new Set([value])} {...messages}>
      <div data-slot="combobox" className={cn('relative', className)}>
        <ComboboxInput
          {...props}
          state={state}
          inputRef={input}
          restText={known?.label ?? (value && (valueLabel ?? value))}
          hasList={messageOf(state, messages) === undefined}
          onBlur={() => {
            if (clearable && state.query === '') {
              onValueChange('');
            }
          }}
          className={cn(inputStyles, controlHeight, 'truncate', clearable ? 'pe-15' : 'pe-9')}
        />
        <span className="pointer-events-none absolute inset-y-0 end-0 flex items-center gap-1 pe-3">
          {clearable ? (
            <ClearButton
              label={clearLabel}
              onClear={() => {
                onValueChange('');
                input.current?.focus();
              }}
            />
          ) : null}
          <ChevronDown aria-hidden className={cn('size-4 text-muted', props.disabled && 'opacity-60')} />
        </span>
      </div>
    </ComboboxPopup>
  );
}

/** Button that empties the field. */
function ClearButton({ label, onClear }: { label: string | undefined; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-icon-tooltip=""
      onClick={onClear}
      className="pointer-events-auto relative inline-flex size-6 items-center justify-center rounded-xs text-muted before:absolute before:-inset-0.5 hover:bg-text/10 hover:text-text pointer-coarse:before:-inset-2.5"
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
}
