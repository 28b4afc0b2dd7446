import { spyOn } from 'storybook/test';

/** Widths in pixels below which a layout is that of a phone or a tablet. */
const NARROW = /^\(max-width: \d{3}px\)$/u;

/** Answers of `matchMedia` as in the window of a phone, for a story with the parameter `window: 'phone'`. The window stays wide. */
export function openWindow(parameters: Readonly<Record<string, unknown>>): void {
  if (parameters['window'] === 'phone') {
    const query = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((media) => query(NARROW.test(media) ? 'all' : media));
  }
}
