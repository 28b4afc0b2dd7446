/** A page number, or a gap where pages are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const NEIGHBOURS = 1;

/** Page buttons around `page`: the first, the last, the neighbours, and gaps of at least two pages. */
export function pageWindow(page: number, pages: number): PageSlot[] {
  const from = Math.max(2, Math.min(page - NEIGHBOURS, pages - 2 - 2 * NEIGHBOURS));
  const to = Math.min(pages - 1, Math.max(page + NEIGHBOURS, 3 + 2 * NEIGHBOURS));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    ...(pages > 0 ? [1] : []),
    ...(from === 3 ? [2] : from > 3 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
