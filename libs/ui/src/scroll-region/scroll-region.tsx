import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

export interface ScrollRegionProps extends ComponentProps<'div'> {
  /** Accessible name of the region while it scrolls. */
  label: string;
}

function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) {
      return undefined;
    }
    const measure = () =>
      setOverflows(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}

/** Scroll region: while its content overflows, it is focusable and named, so that the keyboard can scroll it. */
export function ScrollRegion({ label, ...props }: ScrollRegionProps) {
  const { ref, overflows } = useOverflow();
  return (
    <div ref={ref} {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})} {...props} />
  );
}
