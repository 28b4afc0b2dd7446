import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width of an element's viewport in pixels; until it is measured, that of the screen. */
export function useViewWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => globalThis.innerWidth);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
