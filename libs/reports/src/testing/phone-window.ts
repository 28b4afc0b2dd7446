import { spyOn } from 'storybook/test';

/** Widths in pixels below which a layout is that of a phone. */
const NARROW = /^\(max-width: \d{3}px\)$/;

/** Answers of `matchMedia` as in the window of a phone, for `beforeEach` of a story. The window itself stays wide. */
export function asOnAPhone(): void {
  const ask = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((media) => ask(NARROW.test(media) ? 'all' : media));
}
