import { fn } from 'storybook/test';
import { STEPS } from './tour-page';

/** Tour of three steps that has not started. */
export const TOUR_ARGS = {
  running: false,
  steps: [STEPS.categories, STEPS.app, STEPS.reports],
  onEnd: fn(),
  onNoSteps: fn(),
  onStep: fn(),
  labels: {
    start: 'Start',
    next: 'Next',
    back: 'Back',
    complete: 'Complete',
    cancel: 'Cancel',
    position: (number: number, total: number) => `${number} of ${total}`,
  },
};
