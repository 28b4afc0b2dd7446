import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';

let region: HTMLElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told by the Toaster where its notices stand; null once it is gone. */
export function setNoticeRegion(element: HTMLElement | null): void {
  region = element;
  listeners.forEach((listener) => listener());
}

/** Escape among the notices is for them, not for the dialog behind. */
export function leaveToNotices(event: KeyboardEvent): void {
  if (region?.contains(document.activeElement)) {
    event.preventDefault();
  }
}

/**
 * Stands within a modal and lets focus leave it for the notices above, and come back: what a notice offers (Undo) is
 * often about what was just done in the modal.
 */
export function NoticesAbove() {
  const element = useSyncExternalStore(subscribe, () => region);
  FocusScope.useFocusScopeBranch(element);
  return null;
}
