import { FocusScope } from 'radix-ui/internal';
import { useSyncExternalStore } from 'react';

let region: HTMLElement | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by the Toaster with its region, and with null when it unmounts. */
export function setToastRegion(element: HTMLElement | null): void {
  region = element;
  listeners.forEach((listener) => listener());
}

/** Escape in a toast is for the toast, not for the dialog behind it. */
export function keepOpenForToasts(event: KeyboardEvent): void {
  if (region?.contains(document.activeElement)) {
    event.preventDefault();
  }
}

/** Lets focus leave a modal for the toasts above it and return: a toast's action (Undo) is often about the modal. */
export function ToastFocusScope() {
  const element = useSyncExternalStore(subscribe, () => region);
  FocusScope.useFocusScopeBranch(element);
  return null;
}
