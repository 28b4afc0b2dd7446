import type { useShepherd } from 'react-shepherd';
import { type TourStep } from './find-step';
import { placementOn } from './placement';

type Shepherd = ReturnType<typeof useShepherd>;

/** Padding around the target in the overlay's opening, in pixels. */
const OPENING = 6;

/** Tour stage: one card at a time above an overlay with an opening for the target. */
export interface Stage {
  show: (index: number) => void;
  /** Removes the stage and restores the focus. */
  close: () => void;
}

export interface StageOptions {
  steps: readonly TourStep[];
  /** Content of each card, in the order of the steps. */
  contents: readonly HTMLElement[];
  /** Container of cards and overlay. */
  root: HTMLElement;
  /** Ids of the elements that name and describe a card. */
  titleId: (step: TourStep) => string;
  textId: (step: TourStep) => string;
}

/** Margin that keeps the card off its target and the screen edges. */
const CARD =
  'absolute top-0 left-0 z-31 w-84 max-w-full p-3 text-text outline-none not-data-popper-placement:invisible';

/**
 * Shepherd focuses a card 300 ms after each positioning, also after a scroll, which would take the focus from a control
 * that the reader has reached. The card gets the focus once, and again when nothing has it.
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

/** Stage of a tour. The caller handles keys and navigation. */
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
