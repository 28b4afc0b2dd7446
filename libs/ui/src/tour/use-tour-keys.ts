import { useEffect, useEffectEvent } from 'react';

export interface TourKeys {
  /** Nothing is listened to while false. */
  active: boolean;
  exitOnEsc: boolean;
  keyboardNavigation: boolean;
  onNext: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/** Arrows belong to the tour while nothing on the page has focus that could need them itself. */
function isFree(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target === document.body || target.closest('[data-slot="tour-card"]') !== null)
  );
}

/**
 * Escape and the arrow keys, for the whole page: a click on the veil takes focus from the card, and the keys shall work
 * on. With Alt, Ctrl or Meta an arrow is the browser's.
 */
export function useTourKeys({ active, exitOnEsc, keyboardNavigation, onNext, onBack, onCancel }: TourKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const act = {
      Escape: exitOnEsc ? onCancel : undefined,
      ArrowRight: keyboardNavigation && isFree(event.target) ? onNext : undefined,
      ArrowLeft: keyboardNavigation && isFree(event.target) ? onBack : undefined,
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  });
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
