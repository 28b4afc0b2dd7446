import { Slider as Primitive } from 'radix-ui';
import { cn } from '../cn/cn';

export interface SliderProps {
  /** One number, or two for a range, smallest first. */
  value: readonly number[];
  /** Called during the movement. */
  onValueChange: (value: readonly number[]) => void;
  /** Called when the movement ends: the time for a server request. */
  onValueCommit?: ((value: readonly number[]) => void) | undefined;
  /** Accessible name of each thumb. */
  thumbLabels: readonly string[];
  /** Minimum. */
  min: number;
  /** Maximum. */
  max: number;
  /**
   * Step of an arrow key; Page Up and Page Down move ten steps.
   *
   * @default 1
   */
  step?: number | undefined;
  /**
   * Text of a value with its unit, visible and announced.
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
  /** 'rtl' in a right-to-left page: the minimum is then on the right. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Id of the first thumb, for an external label. */
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

/** Slider for a number or a range where the position matters more than the digits; for exact numbers, use NumberInput. */
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
        {/* Reserves the width of the longest text, so that the track keeps its length during a drag. */}
        <span className="invisible col-start-1 row-start-1">{value.map(() => format(max)).join(' – ')}</span>
      </span>
    </div>
  );
}
