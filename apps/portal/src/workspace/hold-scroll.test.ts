// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdScroll } from './hold-scroll';

let grown: (() => void) | undefined;

/** A page that can be scrolled down to where it ends, and grows while its panels load. */
function aPage(end: number) {
  const events = new EventTarget();
  const page = {
    scrollY: 0,
    end,
    scrollTo: (_x: unknown, y?: number) => {
      page.scrollY = Math.min(y ?? 0, page.end);
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    hand: (kind: string) => events.dispatchEvent(new Event(kind)),
    grow: (to: number) => {
      page.end = to;
      grown?.();
    },
  };
  return page;
}

const hold = (page: ReturnType<typeof aPage>, top: number) => holdScroll(page as never, document.body, top);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(observed: () => void) {
        grown = observed;
      }
      observe() {}
      disconnect() {
        grown = undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is long enough is there at once, and is then left alone', () => {
  const page = aPage(900);
  hold(page, 250);
  expect(page.scrollY).toBe(250);
  page.scrollY = 600;
  page.grow(1200);
  expect(page.scrollY).toBe(600);
});

test('a page that is still loading is followed until it is long enough', () => {
  const page = aPage(38);
  hold(page, 250);
  expect(page.scrollY).toBe(38);
  page.grow(120);
  expect(page.scrollY).toBe(120);
  page.grow(900);
  expect(page.scrollY).toBe(250);
  page.scrollY = 0;
  page.grow(1200);
  expect(page.scrollY).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader has it from the first %s on',
  (hand) => {
    const page = aPage(38);
    hold(page, 250);
    page.hand(hand);
    page.grow(900);
    expect(page.scrollY).toBe(38);
  },
);

test('after some seconds it is too late', () => {
  const page = aPage(38);
  hold(page, 250);
  vi.advanceTimersByTime(7900);
  expect(grown).toBeDefined();
  vi.advanceTimersByTime(200);
  page.grow(900);
  expect(page.scrollY).toBe(38);
});

test('the target is stored while it is not reached, afterwards the current position', () => {
  const page = aPage(38);
  const onItsWay = hold(page, 250);
  expect(onItsWay.leave()).toBe(250);
  page.grow(900);
  expect(page.scrollY).toBe(38);
  const there = hold(page, 250);
  page.scrollY = 600;
  expect(there.leave()).toBe(600);
});
