/** Buttons without a visible label. */
const TARGET = '[data-slot="icon-button"], [data-icon-tooltip]';
const BOX = '[data-slot="icon-tooltip"]';

/** Milliseconds of hover before the name appears. */
const HOVER_DELAY = 300;
/** Milliseconds of touch before the name appears. */
const HOLD_DELAY = 500;
/** Milliseconds for which the name stays after the finger is lifted. */
const AFTER_HOLD = 1500;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Watches the icon buttons of a page by delegation: calls `show` with a button that is hovered, focused by keyboard or held
 * by a finger, and with null when its name should go (pointer away, blur, press, Escape, scroll). A press that showed the
 * name by touch does not activate the button. Returns a function that stops watching.
 */
export function watchIconButtons(page: Document, show: (button: HTMLElement | null) => void): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  const { shown, setShown, later, cancel } = delayedButton(show);
  let hovered: HTMLElement | null = null;
  let isHeld = false;
  const hide = () => setShown(null);

  const onOver = ({ pointerType, target }: PointerEvent) => {
    const button = closest(target, TARGET);
    if (pointerType === 'touch' || button === hovered || closest(target, BOX)) {
      return;
    }
    hovered = button;
    if (button) {
      later(HOVER_DELAY, () => setShown(button));
    } else {
      hide();
    }
  };
  const onDown = ({ pointerType, target }: PointerEvent) => {
    const button = closest(target, TARGET);
    isHeld = false;
    hide();
    if (pointerType === 'touch' && button) {
      later(HOLD_DELAY, () => {
        isHeld = true;
        setShown(button);
      });
    }
  };
  const onUp = () => {
    cancel();
    if (isHeld) {
      later(AFTER_HOLD, () => {
        // A hold need not end in a click, so the next click must work again.
        isHeld = false;
        hide();
      });
    }
  };
  const onClick = (event: MouseEvent) => {
    if (isHeld) {
      event.preventDefault();
      event.stopPropagation();
      isHeld = false;
    } else {
      hide();
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    const button = closest(target, TARGET);
    if (button?.matches(':focus-visible')) setShown(button);
  };
  // Focus that leaves another element, or a scroll before the name appears, does not concern the hovered button.
  const onBlur = ({ target }: FocusEvent) => {
    const button = closest(target, TARGET);
    if (button && button === shown()) hide();
  };
  const onScroll = () => {
    if (shown()) hide();
  };

  page.addEventListener('pointerover', onOver, options);
  page.addEventListener('pointerdown', onDown, options);
  page.addEventListener('pointerup', onUp, options);
  page.addEventListener('pointercancel', hide, options);
  page.addEventListener('click', onClick, options);
  page.addEventListener('focusin', onFocus, options);
  page.addEventListener('focusout', onBlur, options);
  page.addEventListener('keydown', ({ key }) => (key === 'Escape' ? hide() : undefined), options);
  page.addEventListener('scroll', onScroll, options);
  const focused = closest(page.activeElement, TARGET);
  if (focused?.matches(':focus-visible')) setShown(focused);
  return () => {
    listeners.abort();
    cancel();
  };
}

/** The button whose name is shown, and one timer for what happens to it later. */
function delayedButton(show: (button: HTMLElement | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    shown: () => current,
    setShown: (button: HTMLElement | null) => {
      cancel();
      current = button;
      show(button);
    },
    later: (delay: number, act: () => void) => {
      cancel();
      timer = setTimeout(act, delay);
    },
  };
}
