import { Switch as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface SwitchProps {
  /** Label; a press on it toggles the control. */
  label: ReactNode;
  /** Whether it is on (controlled by the caller). */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /**
   * Disables the control; it stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Help below the label: the effect, or why it cannot be switched now. */
  description?: ReactNode;
  /**
   * Hides the label visually.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Switch (toggle): on or off, with immediate effect. For a choice that a form submits, use a Checkbox. */
export function Switch({
  label,
  checked,
  onCheckedChange,
  disabled = false,
  description,
  hideLabel,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <span
      data-slot="switch"
      className={cn('inline-flex gap-2.5', description ? 'items-start' : 'items-center', className)}
    >
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        {...(description ? { 'aria-describedby': `${id}-description` } : {})}
        className="relative h-5 w-9 shrink-0 rounded-full border border-strong bg-sunken transition-colors duration-(--motion-fast) before:absolute before:-inset-1 disabled:opacity-50 data-[state=checked]:border-primary-text data-[state=checked]:bg-primary pointer-coarse:before:-inset-3.5"
      >
        <Primitive.Thumb className="absolute start-0.5 top-1/2 size-3.5 -translate-y-1/2 rounded-full bg-strong transition-[inset-inline-start,background-color] duration-(--motion-fast) data-[state=checked]:start-4.5 data-[state=checked]:bg-on-primary" />
      </Primitive.Root>
      <span className="min-w-0">
        <label htmlFor={id} className={cn(hideLabel ? 'sr-only' : 'text-sm', disabled && 'opacity-60')}>
          {label}
        </label>
        {description ? (
          <span id={`${id}-description`} className="block text-xs text-muted">
            {description}
          </span>
        ) : null}
      </span>
    </span>
  );
}
