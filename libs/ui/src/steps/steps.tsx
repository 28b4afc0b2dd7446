import { Check } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface Step {
  /** Title of the step. */
  title: string;
  /** Second line, in muted text. */
  description?: string | undefined;
}

export interface StepsProps {
  /** Accessible name of the task. */
  label: string;
  /** Steps in order. */
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /** Called to return to a completed step. */
  onStepSelect?: ((index: number) => void) | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

type StepState = 'done' | 'current' | 'ahead';

const MARKS = {
  done: 'border-primary-text bg-primary-9 text-primary-text',
  current: 'border-primary-text bg-primary text-on-primary',
  ahead: 'border-strong text-muted',
} satisfies Record<StepState, string>;

function stateOf(index: number, current: number): StepState {
  if (index === current) {
    return 'current';
  }
  return index < current ? 'done' : 'ahead';
}

/** Steps (stepper): progress through a task of several steps. */
export function Steps({ label, steps, current, onStepSelect, className }: StepsProps) {
  return (
    <ol
      data-slot="steps"
      aria-label={label}
      className={cn('flex flex-col gap-3 sm:flex-row sm:gap-2', className)}
    >
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        const inside = <StepFace step={step} number={index + 1} state={state} />;
        return (
          <li
            key={step.title}
            aria-current={state === 'current' ? 'step' : undefined}
            className="flex min-w-0 items-start gap-2 sm:flex-1 sm:not-last:after:mt-3.5 sm:not-last:after:h-px sm:not-last:after:min-w-4 sm:not-last:after:flex-1 sm:not-last:after:bg-border sm:last:flex-none"
          >
            {onStepSelect && state === 'done' ? (
              <button
                type="button"
                className="relative flex min-w-0 items-start gap-2.5 rounded-control text-start before:absolute before:inset-0 hover:text-primary-text pointer-coarse:before:-inset-2"
                onClick={() => onStepSelect(index)}
              >
                {inside}
              </button>
            ) : (
              <span className="flex min-w-0 items-start gap-2.5">{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepFace({ step, number, state }: { step: Step; number: number; state: StepState }): ReactNode {
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'flex size-7 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums',
          MARKS[state],
        )}
      >
        {state === 'done' ? <Check className="size-3.5" /> : number}
      </span>
      <span className="min-w-0 pt-1 wrap-anywhere">
        <span className={cn('block text-sm', state === 'current' ? 'font-semibold' : 'text-muted')}>
          {step.title}
        </span>
        {step.description ? <span className="block text-xs text-muted">{step.description}</span> : null}
      </span>
    </>
  );
}
