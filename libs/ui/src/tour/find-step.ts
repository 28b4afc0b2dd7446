import { type ReactNode } from 'react';
import { type Placement } from './placement';

/** One stop of a tour. */
export interface TourStep {
  /** Tells the steps apart. */
  key: string;
  /** What the step is about, in a few words. */
  title: string;
  /** What there is to know about it. */
  text: ReactNode;
  /** A CSS selector of what the step is about; a step without one stands in the middle of the screen. */
  target?: string | undefined;
  /** The side of the target on which the card stands, where there is room. */
  placement?: Placement | undefined;
  /** Runs before the target is looked for: goes to another page, say, and waits until it is there. */
  prepare?: (() => void | Promise<void>) | undefined;
}

/** Says whether a step's target is on the page and can be seen. */
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
 * The index of the next step in a direction whose target is there, or null. Each step that is passed is prepared first,
 * since what it needs may be on another page; one that cannot be prepared is passed over.
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

/** Where a step stands among those that can be shown. */
export interface TourPosition {
  index: number;
  /** From 1. */
  number: number;
  total: number;
}

/** Counts the steps that can be shown. One that prepares itself counts, for it may yet be there. */
export function positionOf(steps: readonly TourStep[], index: number, isPresent: IsPresent): TourPosition {
  const counts = steps.map((step, at) => at === index || step.prepare !== undefined || isPresent(step));
  const upTo = counts.slice(0, index + 1).filter(Boolean).length;
  return { index, number: upTo, total: counts.filter(Boolean).length };
}
