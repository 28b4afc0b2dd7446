import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn';
import { mergeClasses } from './merge-classes';

/** Reference implementation that knows all utilities; too large for the first page. */
const tailwindMerge = extendTailwindMerge({
  extend: {
    theme: { text: ['title', 'heading', 'figure'], radius: ['control', 'card'], shadow: ['card', 'overlay'] },
  },
});

/** Utilities of every kind that the portal uses. */
const USED = `
  absolute align-middle -inset-1 -me-1.5 -mt-1 -mx-2 -outline-offset-2 -scale-x-100 -space-x-1 -translate-x-1/2 auto-cols-fr
  basis-48 bg-[#1f6fd6] bg-primary bg-text/10 block border border-0 border-2 border-b border-b-0 border-b-2 border-border
  border-collapse border-dashed border-e border-primary border-s-4 border-separate border-spacing-0 border-strong/60
  border-t border-transparent bottom-4 break-all break-words col-span-2 col-start-1 contents cursor-pointer decoration-dotted
  decoration-primary-text/40 divide-border divide-y drop-shadow duration-(--motion-fast) end-2 fill-primary fixed flex flex-1
  flex-col flex-none flex-row flex-wrap font-medium font-mono font-normal gap-1 gap-2.5 gap-px gap-x-4 gap-y-3 grid
  grid-cols-(--grid-columns) grid-cols-[minmax(0,1fr)_minmax(0,22rem)] grid-cols-3 grid-flow-col grow h-(--grid-head) h-0.5
  h-72 h-[70dvh] h-full hidden inline-flex inset-0 inset-x-2 inset-y-0 invisible items-center items-start justify-between
  leading-5 leading-tight left-0 line-clamp-2 list-disc m-0 max-h-(--radix-popover-content-available-height) max-h-96
  max-w-[calc(100vw-1rem)] max-w-full mb-4 me-auto min-h-9 min-w-0 min-w-(--grid-width) ms-3 mt-2 mx-auto my-4 object-cover
  opacity-50 outline outline-2 outline-danger outline-none outline-offset-[-2px] overflow-auto overflow-hidden overflow-x-auto
  overscroll-contain p-0 p-6 pb-4 pe-9 place-items-center pointer-events-none ps-3 pt-2 px-0 px-3.5 py-1.5 py-px relative
  resize ring ring-2 ring-offset-1 ring-offset-raised ring-surface rotate-90 rounded rounded-[2px] rounded-card rounded-full
  rounded-t-control row-start-1 scroll-mt-20 scroll-my-1 select-none self-center shadow shadow-card shadow-none shrink-0
  size-1.5 size-full sr-only start-0 sticky stroke-[1.25] stroke-border tabular-nums text-2xl text-[0.625rem] text-balance
  text-center text-danger text-figure text-muted text-sm top-(--grid-head) top-1/2 touch-none transition transition-[width]
  transition-colors translate-y-0 truncate underline underline-offset-4 visible w-(--width) w-9 w-[358px] w-max
  whitespace-nowrap wrap-anywhere z-10 [overflow-anchor:none] [scrollbar-width:thin]
`
  .trim()
  .split(/\s+/);

test('agrees with tailwind-merge about every pair of used utilities', () => {
  const differences = USED.flatMap((earlier) =>
    USED.filter((later) => mergeClasses(`${earlier} ${later}`) !== tailwindMerge(`${earlier} ${later}`)).map(
      (later) => `${earlier} ${later}`,
    ),
  );
  expect(USED.length).toBeGreaterThan(180);
  expect(differences).toEqual([]);
});

test.each([
  ['in the same state the later one stays', 'hover:bg-primary p-2 hover:bg-sunken', 'p-2 hover:bg-sunken'],
  ['in another state both do', 'w-7 pointer-coarse:w-11 w-9', 'pointer-coarse:w-11 w-9'],
  [
    'a state can hold a colon',
    'data-[a:b]:p-1 [&_a:hover]:p-1 data-[a:b]:p-2',
    '[&_a:hover]:p-1 data-[a:b]:p-2',
  ],
  ['the whole covers its parts, not the other way', 'px-3 p-2 pt-1', 'p-2 pt-1'],
  ['names that are no utility stay', 'katex language-tsv katex', 'language-tsv katex'],
])('%s', (_, given, expected) => {
  expect(mergeClasses(given)).toBe(expected);
  expect(tailwindMerge(given).split(' ')).toEqual(expect.arrayContaining(expected.split(' ')));
});

test('absent classes are ignored, and the result is stable', () => {
  expect(cn('p-2', undefined, false, ['w-9', { 'p-4': true, 'm-1': false }])).toBe('w-9 p-4');
  expect(cn('p-2', undefined, false, ['w-9', { 'p-4': true, 'm-1': false }])).toBe('w-9 p-4');
});
