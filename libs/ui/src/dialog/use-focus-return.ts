import { useRef } from 'react';

/**
 * Focus return: restores the focus of before the dialog opened. Radix does so only for its own trigger, and ours are
 * opened by state. If the dialog has removed the element, such as the row of what it deleted, the closest element around it
 * that remains gets the focus, so that the keyboard goes on from there instead of the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = withAncestors(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const [element, ...ancestors] = opener.current;
      if (element instanceof HTMLElement && element.isConnected) {
        event.preventDefault();
        element.focus();
        return;
      }
      const remaining = ancestors.find(({ isConnected }) => isConnected);
      // A page that the dialog led to has moved the focus itself.
      if (remaining instanceof HTMLElement && document.activeElement === document.body) {
        event.preventDefault();
        focusOnce(remaining);
      }
    },
  };
}

/** Element with the elements around it, from the inside out, up to the body exclusively. */
function withAncestors(element: Element | null): Element[] {
  const elements: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    elements.push(at);
  }
  return elements;
}

/** Focuses an element that takes no focus otherwise; it takes none again once the focus has left it. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
