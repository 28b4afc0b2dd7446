import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn';
import { controlHeight, inputStyles } from '../input/input-styles';

export interface SelectOption {
  /** Unique in its list; may be '', for "all". */
  value: string;
  /** Label; also matched by typed letters. */
  label: string;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'dir' | 'name'
> {
  /** '' for no choice, unless an option has that value. */
  value: string;
  /** Called with the chosen value. */
  onValueChange: (value: string) => void;
  /** Options in display order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /**
   * Marks the value as invalid; FormField sets it from its error.
   *
   * @default false
   */
  invalid?: boolean | undefined;
  /**
   * "sm" in a row of small controls.
   *
   * @default md
   */
  size?: 'sm' | 'md' | undefined;
}

/** Radix does not allow '' as a value, but a filter needs "all": prefix the values. */
const pack = (value: string) => `=${value}`;
const unpack = (value: string) => value.slice(1);

/** Select (listbox): one of a few options. For more than about 20 options, use Combobox. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder,
  invalid,
  size = 'md',
  disabled,
  className,
  ...props
}: SelectProps) {
  const known = options.some((option) => option.value === value);
  return (
    <Primitive.Root
      value={known ? pack(value) : ''}
      onValueChange={(packed) => onValueChange(unpack(packed))}
      {...(disabled ? { disabled } : {})}
    >
      <Primitive.Trigger
        data-slot="select"
        {...(invalid ? { 'aria-invalid': true } : {})}
        {...props}
        className={cn(
          inputStyles,
          controlHeight,
          'flex items-center justify-between gap-2 text-start data-placeholder:text-muted',
          size === 'sm' && 'min-h-7 px-2 text-xs',
          className,
        )}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <Primitive.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <SelectList options={options} />
    </Primitive.Root>
  );
}

function SelectList({ options }: Pick<SelectProps, 'options'>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden rounded-control border border-border bg-raised shadow-overlay data-[state=open]:animate-fade-in"
      >
        <Primitive.Viewport className="p-1">
          {options.map((option) => (
            <Primitive.Item
              key={option.value}
              value={pack(option.value)}
              {...(option.disabled ? { disabled: true } : {})}
              className="relative flex min-h-8 items-center rounded-xs py-1 ps-8 pe-3 text-sm outline-none select-none data-disabled:opacity-50 data-highlighted:bg-primary-9 data-highlighted:text-text data-[state=checked]:font-medium pointer-coarse:min-h-11"
            >
              <Primitive.ItemIndicator className="absolute start-2">
                <Check aria-hidden className="size-4 text-primary-text" />
              </Primitive.ItemIndicator>
              <span className="min-w-0 wrap-anywhere">
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
              </span>
            </Primitive.Item>
          ))}
        </Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
