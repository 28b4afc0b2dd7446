import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { countThatFit } from './fit';

/**
 * Number of entries that fit into a row. All entries are rendered once for each `content` and measured before the first
 * paint, and once more when a typeface arrives, which changes their widths; after that only the available width is observed.
 */
export function useFit(
  content: string,
  moreWidth: number,
): { row: RefObject<HTMLUListElement | null>; count: number | undefined } {
  const row = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<{ content: string; widths: number[] }>();
  const [available, setAvailable] = useState(Infinity);
  const known = measured?.content === content ? measured.widths : undefined;
  useLayoutEffect(() => {
    if (!known && row.current) {
      const widths = Array.from(row.current.children, (entry) => entry.getBoundingClientRect().width);
      setMeasured({ content, widths });
    }
  }, [known, content]);
  useLayoutEffect(() => {
    const measureAgain = () => setMeasured(undefined);
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => document.fonts.removeEventListener('loadingdone', measureAgain);
  }, []);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) {
      return undefined;
    }
    const follow = () => setAvailable(element.getBoundingClientRect().width);
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { row, count: known && countThatFit(known, available, moreWidth) };
}
