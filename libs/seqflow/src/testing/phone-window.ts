import { spyOn } from 'storybook/test';

/** Lets a story behave as in the window of a phone, although its own window is wide. For `beforeEach`. */
export function phoneWindow(): void {
  const query = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((media) =>
    query(media === '(max-width: 639px)' ? 'all' : media),
  );
}
