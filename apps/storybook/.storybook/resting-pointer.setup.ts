import { afterAll, beforeAll } from 'vitest';

const EVENTS = ['over', 'out', 'enter', 'leave', 'move'].flatMap((event) => [
  `pointer${event}`,
  `mouse${event}`,
]);

const stopTrusted = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * The real pointer rests in a corner of the window, and the browser reports that it is over whatever is drawn there next.
 * On a busy machine that came after a story had begun to hover a button, and ended the hover. Play functions move a
 * pointer of their own, whose events are not trusted.
 */
beforeAll(() => {
  for (const event of EVENTS) window.addEventListener(event, stopTrusted, { capture: true });
});
afterAll(() => {
  for (const event of EVENTS) window.removeEventListener(event, stopTrusted, { capture: true });
});
