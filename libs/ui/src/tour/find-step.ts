import { type ReactNode } from 'react';
import { type Placement } from './placement';

/** Step of a tour. */
export interface TourStep {
  /** Unique key of the step. */
  key: string;
  /** Title of the step. */
  title: string;
  /** Text of the step. */
  text: ReactNode;
  /** CSS selector of the target; a step without one is centred on the screen. */
  target?: string | undefined;
  /** Side of the target for the card, where there is space. */
  placement?: Placement | undefined;
  /** Runs before the target is searched, such as a navigation to another page; awaited. */
  prepare?: (() => void | Promise<void>) | undefined;
}

/** Whether a step's target is on the page and visible. */
export type IsPresent = (step: TourStep) => boolean;

async function isPrepared(step: TourStep): Promise<boolean> {
  try {
    await step.prepare?.();
    return true;
  } catch {
    return false;
  }
}

/**
 * Index of the next step in a direction whose target is present, or null. Each skipped step is prepared first, since
 * its target may be on another page; a step whose preparation fails is skipped.
 */
export async function findStep(
  steps: readonly TourStep[],
  from: number,
  direction: 1 | -1,
  isPresent: IsPresent,
): Promise<number | null> {
  for (let index = from + direction; ; index += direction) {
    const step = steps[index];
    if (!step) {
      return null;
    }
    if ((await isPrepared(step)) && isPresent(step)) {
      return index;
    }
  }
}

/** Position of a step among those that can be shown. */
export interface TourPosition {
  index: number;
  /** Number from 1. */
  number: number;
  total: number;
}

/** Position among the steps that can be shown. A step with a preparation counts, since its target may appear. */
export function positionOf(steps: readonly TourStep[], index: number, isPresent: IsPresent): TourPosition {
  const counts = steps.map((step, at) => at === index || step.prepare !== undefined || isPresent(step));
  const upTo = counts.slice(0, index + 1).filter(Boolean).length;
  return { index, number: upTo, total: counts.filter(Boolean).length };
}
