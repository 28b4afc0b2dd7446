import type { useShepherd } from 'react-shepherd';
import { type TourStep } from './find-step';
import { placementOn } from './placement';

type Shepherd = ReturnType<typeof useShepherd>;

/** Pixels around a target in the opening of the veil. */
const OPENING = 6;

/** Where a tour is played: one card at a time, the page veiled but for the card's target. */
export interface Stage {
  show: (index: number) => void;
  /** Takes all away and gives focus back to where it was. */
  close: () => void;
}

export interface StageOptions {
  steps: readonly TourStep[];
  /** What each card holds, in the order of the steps. */
  contents: readonly HTMLElement[];
  /** Where cards and veil are put. */
  root: HTMLElement;
  /** Ids of the elements that name and describe a card. */
  titleId: (step: TourStep) => string;
  textId: (step: TourStep) => string;
}

/** Its room around keeps the visible card off its target and off the edges of the screen. */
const CARD =
  'absolute top-0 left-0 z-31 w-84 max-w-full p-3 text-text outline-none not-data-popper-placement:invisible';

/**
 * Shepherd focuses a card 300 ms after each time it places it, so also after a scroll: focus would be taken from a button
 * or a field that the reader has reached. It gets it once, and again when nothing has it.
 */
function focusOnce(card: HTMLElement): void {
  const focus = card.focus.bind(card);
  let given = false;
  const value = (options?: FocusOptions) => {
    if (!given || document.activeElement === document.body) {
      given = true;
      focus(options);
    }
  };
  Object.defineProperty(card, 'focus', { value });
}

function scrolling(): ScrollIntoViewOptions {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { behavior: calm ? 'auto' : 'smooth', block: 'center' };
}

/** Sets a tour up. Keys and the way through the steps are the caller's part. */
export function openStage(shepherd: Shepherd, options: StageOptions): Stage {
  const { steps, contents, root, titleId, textId } = options;
  const tour = new shepherd.Tour({
    useModalOverlay: true,
    exitOnEsc: false,
    keyboardNavigation: false,
    stepsContainer: root,
    modalContainer: root,
  });
  tour.focusedElBeforeOpen = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  steps.forEach((step, index) => {
    const text = contents[index];
    tour.addStep({
      id: step.key,
      arrow: false,
      classes: CARD,
      scrollTo: scrolling(),
      modalOverlayOpeningPadding: OPENING,
      modalOverlayOpeningRadius: OPENING,
      ...(text ? { text } : {}),
      ...(step.target === undefined
        ? {}
        : { attachTo: { element: step.target, on: placementOn(window.innerWidth, step.placement) } }),
      when: {
        show() {
          const card = this.getElement();
          if (card) {
            card.dataset['slot'] = 'tour-card';
            card.setAttribute('aria-labelledby', titleId(step));
            card.setAttribute('aria-describedby', textId(step));
            focusOnce(card);
          }
        },
      },
    });
  });
  return {
    show: (index) => tour.show(index),
    close: () => tour.complete(),
  };
}
