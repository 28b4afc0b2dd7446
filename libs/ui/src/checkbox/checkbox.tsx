import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface CheckboxProps {
  /** Label; a press on it toggles the control. */
  label: ReactNode;
  /** "indeterminate" for a group with some options checked. */
  checked: boolean | 'indeterminate';
  /** Called with the new state; "indeterminate" becomes true. */
  onCheckedChange: (checked: boolean) => void;
  /**
   * Hides the label visually, as in a column of checkboxes.
   *
   * @default false
   */
  hideLabel?: boolean | undefined;
  /**
   * Disables the control; it stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Id of the checkbox, for an external label. */
  id?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
  /** Ids of its notes. */
  'aria-describedby'?: string | undefined;
  /**
   * Marks the value as invalid.
   *
   * @default false
   */
  'aria-invalid'?: boolean | undefined;
}

/** Checkbox: checked, unchecked or (for a group) indeterminate. The label is part of the target. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hideLabel,
  disabled = false,
  id,
  className,
  ...aria
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <span data-slot="checkbox" className={cn('inline-flex items-start gap-2', className)}>
      <Primitive.Root
        id={boxId}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        {...aria}
        className={cn(
          'relative mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-xs border border-strong bg-surface text-on-primary transition-colors duration-(--motion-fast)',
          'before:absolute before:-inset-1.5 pointer-coarse:before:-inset-4',
          'enabled:hover:border-primary-text disabled:opacity-50 aria-invalid:border-danger',
          'data-[state=checked]:border-primary-text data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary-text data-[state=indeterminate]:bg-primary',
        )}
      >
        <Primitive.Indicator>
          {checked === 'indeterminate' ? (
            <Minus aria-hidden strokeWidth={3} className="size-3" />
          ) : (
            <Check aria-hidden strokeWidth={3} className="size-3" />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
      <label
        htmlFor={boxId}
        className={cn(hideLabel ? 'sr-only' : 'min-w-0 text-sm wrap-anywhere', disabled && 'opacity-60')}
      >
        {label}
      </label>
    </span>
  );
}
