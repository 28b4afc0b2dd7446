import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the viewport within which an element counts as near. */
const MARGIN = '200px';

/**
 * Ref and a flag that becomes true when its element first comes near the viewport: for content that is costly to load.
 * @param enabled false while the page is still short, so that its lower part would be near at once; default true
 */
export function useNearView<Box extends Element>(enabled = true): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!enabled || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [enabled]);
  return [box, near];
}
