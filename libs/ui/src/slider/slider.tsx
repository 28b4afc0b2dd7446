import { Slider as Primitive } from 'radix-ui';
import { cn } from '../cn/cn';

export interface SliderProps {
  /** One number, or two for a range, smallest first. */
  value: readonly number[];
  /** While it moves. */
  onValueChange: (value: readonly number[]) => void;
  /** Once it stands still: the time to ask a server. */
  onValueCommit?: ((value: readonly number[]) => void) | undefined;
  /** The accessible name of each thumb. */
  thumbLabels: readonly string[];
  /** The smallest number. */
  min: number;
  /** The largest number. */
  max: number;
  /**
   * What one press of an arrow changes; Page Up and Down change ten times that.
   *
   * @default 1
   */
  step?: number | undefined;
  /**
   * The value as it is shown and spoken, with its unit.
   *
   * @default String
   */
  format?: ((value: number) => string) | undefined;
  /**
   * Disables the control; it stays visible.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** 'rtl' where the page reads from right to left: the smallest is then on the right. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Of the first thumb, for a label elsewhere. */
  id?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
  /** The ids of notes about it. */
  'aria-describedby'?: string | undefined;
  /**
   * Marks the value as invalid.
   *
   * @default false
   */
  'aria-invalid'?: boolean | undefined;
}

/** Slider for a number or a range where the position says more than the digits; for exact numbers, use NumberInput. */
export function Slider({
  value,
  onValueChange,
  onValueCommit,
  thumbLabels,
  min,
  max,
  step = 1,
  format = String,
  disabled = false,
  dir,
  id,
  className,
  ...aria
}: SliderProps) {
  return (
    <div
      data-slot="slider"
      dir={dir}
      className={cn('flex min-w-0 flex-wrap items-center gap-x-3', className)}
    >
      <Primitive.Root
        value={[...value]}
        onValueChange={onValueChange}
        {...(onValueCommit ? { onValueCommit } : {})}
        {...(dir ? { dir } : {})}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        className="relative flex h-6 min-w-40 flex-1 touch-none items-center select-none data-disabled:opacity-60 pointer-coarse:h-11"
      >
        <Primitive.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-strong">
          <Primitive.Range className="absolute h-full bg-primary-text" />
        </Primitive.Track>
        {value.map((number, index) => (
          <Primitive.Thumb
            key={index}
            id={index === 0 ? id : undefined}
            aria-label={thumbLabels[index]}
            aria-valuetext={format(number)}
            {...aria}
            className="relative block size-5 rounded-full border-2 border-primary-text bg-surface shadow-card transition-colors duration-(--motion-fast) before:absolute before:-inset-1 not-data-disabled:cursor-grab not-data-disabled:hover:bg-primary-9 not-data-disabled:active:cursor-grabbing aria-invalid:border-danger pointer-coarse:before:-inset-3.5"
          />
        ))}
      </Primitive.Root>
      <span aria-hidden className="ms-auto grid text-end text-sm text-muted tabular-nums">
        <span className="col-start-1 row-start-1">{value.map(format).join(' – ')}</span>
        {/* The room of the longest text, so that the track does not change its length under the hand. */}
        <span className="invisible col-start-1 row-start-1">{value.map(() => format(max)).join(' – ')}</span>
      </span>
    </div>
  );
}
