import { useEffect, useRef, useState, type RefObject } from 'react';

/** Scroll position up to which the header stays visible, in pixels. */
const HIDE_AFTER_PX = 300;

/** Last scroll position, and whether the header is hidden. */
export interface ScrollMemory {
  y: number;
  hidden: boolean;
}

/**
 * Header state after a scroll to `y`: scrolling down hides it, scrolling up shows it, and it stays visible while it has
 * focus. A page that is pulled beyond its top counts as at its top.
 */
export function afterScroll(before: ScrollMemory, y: number, holdsFocus: boolean): ScrollMemory {
  const top = Math.max(0, y);
  if (holdsFocus || top <= HIDE_AFTER_PX) {
    return { y: top, hidden: false };
  }
  return top === before.y ? before : { y: top, hidden: top > before.y };
}

/** True while the header is hidden; always false unless `active`. */
export function useAutoHide(active: boolean, header: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  const memory = useRef<ScrollMemory>({ y: 0, hidden: false });
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const holdsFocus = () => header.current?.contains(document.activeElement) ?? false;
    const update = () => {
      memory.current = afterScroll(memory.current, window.scrollY, holdsFocus());
      setHidden(memory.current.hidden);
    };
    memory.current = { y: window.scrollY, hidden: false };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('focusin', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('focusin', update);
      setHidden(false);
    };
  }, [active, header]);
  return active && hidden;
}
