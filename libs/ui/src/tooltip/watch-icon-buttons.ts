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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: HTMLElement | null = null;
  let isHeld = false;

  const later = (button: HTMLElement | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => show(button), delay);
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };

  const onOver = ({ pointerType, target }: PointerEvent) => {
    const button = closest(target, TARGET);
    if (pointerType === 'touch' || button === hovered || closest(target, BOX)) {
      return;
    }
    hovered = button;
    if (button) {
      later(button, HOVER_DELAY);
    } else {
      hide();
    }
  };
  const onDown = ({ pointerType, target }: PointerEvent) => {
    const button = closest(target, TARGET);
    isHeld = false;
    hide();
    if (pointerType === 'touch' && button) {
      timer = setTimeout(() => {
        isHeld = true;
        show(button);
      }, HOLD_DELAY);
    }
  };
  const onUp = () => {
    clearTimeout(timer);
    if (isHeld) {
      timer = setTimeout(() => {
        // A hold need not end in a click, so the next click must work again.
        isHeld = false;
        show(null);
      }, AFTER_HOLD);
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
    if (button?.matches(':focus-visible')) {
      clearTimeout(timer);
      show(button);
    }
  };

  page.addEventListener('pointerover', onOver, options);
  page.addEventListener('pointerdown', onDown, options);
  page.addEventListener('pointerup', onUp, options);
  page.addEventListener('pointercancel', hide, options);
  page.addEventListener('click', onClick, options);
  page.addEventListener('focusin', onFocus, options);
  page.addEventListener('focusout', hide, options);
  page.addEventListener('keydown', ({ key }) => (key === 'Escape' ? hide() : undefined), options);
  page.addEventListener('scroll', hide, options);
  const focused = closest(page.activeElement, TARGET);
  if (focused?.matches(':focus-visible')) {
    show(focused);
  }
  return () => {
    listeners.abort();
    clearTimeout(timer);
  };
}
