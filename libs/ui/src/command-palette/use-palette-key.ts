import { useEffectEvent, useLayoutEffect } from 'react';

/** Keyboard shortcut of the command palette: Ctrl+K, or ⌘K, anywhere on the page, including inputs. */
export function usePaletteKey(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // A passive effect runs after the page has been painted, and a press in between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (isKey && !event.altKey && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        press();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
