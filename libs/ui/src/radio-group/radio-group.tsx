import { RadioGroup as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface RadioOption {
  /** Unique in its group. */
  value: string;
  /** Label; a press on it selects the option. */
  label: ReactNode;
  /** A second line under the label. */
  description?: ReactNode;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** Label of the group. */
  label: string;
  /** Value of the chosen option; '' for none. */
  value: string;
  /** Called with the option chosen by a press or an arrow key. */
  onValueChange: (value: string) => void;
  /** In display order. */
  options: readonly RadioOption[];
  /**
   * Vertical or horizontal layout.
   *
   * @default vertical
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /**
   * Hides the label visually.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Radio group: one of a few options, all visible. */
export function RadioGroup({
  label,
  value,
  onValueChange,
  options,
  orientation = 'vertical',
  hideLabel,
  className,
}: RadioGroupProps) {
  const id = useId();
  return (
    <div data-slot="radio-group" className={className}>
      <div id={id} className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>
        {label}
      </div>
      <Primitive.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onValueChange}
        // No orientation: all four arrow keys move in either layout.
        className={cn('flex gap-x-5 gap-y-2', orientation === 'vertical' ? 'flex-col' : 'flex-wrap')}
      >
        {options.map((option) => (
          <RadioItem key={option.value} id={`${id}-${option.value}`} option={option} />
        ))}
      </Primitive.Root>
    </div>
  );
}

function RadioItem({ id, option }: { id: string; option: RadioOption }) {
  const describedBy = option.description ? { 'aria-describedby': `${id}-description` } : {};
  return (
    <div className="flex items-start gap-2">
      <Primitive.Item
        id={id}
        value={option.value}
        disabled={option.disabled ?? false}
        {...describedBy}
        className="relative mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-strong bg-surface before:absolute before:-inset-1.5 enabled:hover:border-primary-text disabled:opacity-50 data-[state=checked]:border-primary-text data-[state=checked]:bg-primary pointer-coarse:before:-inset-4"
      >
        <Primitive.Indicator className="size-1.5 rounded-full bg-on-primary" />
      </Primitive.Item>
      <div className="min-w-0 text-sm wrap-anywhere">
        <label htmlFor={id} className={cn(option.disabled && 'opacity-60')}>
          {option.label}
        </label>
        {option.description ? (
          <div id={`${id}-description`} className="text-muted">
            {option.description}
          </div>
        ) : null}
      </div>
    </div>
  );
}
