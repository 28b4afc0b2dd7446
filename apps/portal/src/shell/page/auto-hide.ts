import { useEffect, useRef, useState, type RefObject } from 'react';

/** Up to here, in pixels, the header stays whatever the reader does. */
const HIDE_AFTER_PX = 300;

/** Where the page was, and whether the header had given way. */
export interface ScrollMemory {
  y: number;
  hidden: boolean;
}

/**
 * What a scroll to `y` does: far enough down the header gives way, any way up brings it back, and it never leaves while
 * the keyboard is in it. A page that is pulled beyond its top counts as at its top.
 */
export function afterScroll(before: ScrollMemory, y: number, holdsFocus: boolean): ScrollMemory {
  const top = Math.max(0, y);
  if (holdsFocus || top <= HIDE_AFTER_PX) {
    return { y: top, hidden: false };
  }
  return top === before.y ? before : { y: top, hidden: top > before.y };
}

/** Whether the header has given way to the reader. False for good unless `active`. */
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
