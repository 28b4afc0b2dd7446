import { useEffect, useEffectEvent } from 'react';

export interface TourKeys {
  /** Listens only while true. */
  active: boolean;
  exitOnEsc: boolean;
  keyboardNavigation: boolean;
  onNext: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/** Arrow keys belong to the tour unless the focused element needs them. */
function isFree(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target === document.body || target.closest('[data-slot="tour-card"]') !== null)
  );
}

/**
 * Escape and arrow keys of the tour on the whole page: a click on the overlay moves the focus off the card, and the
 * keys must keep working. With Alt, Ctrl or Meta, arrows belong to the browser.
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
