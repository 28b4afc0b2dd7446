import { describe, expect, it } from 'vitest';
import { guardCart } from './guard-cart';

function setup() {
  const page = new EventTarget();
  const listeners = new Set<() => void>();
  const writes: (() => void)[] = [];
  const cart = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    settled: () => new Promise<void>((kept) => void writes.push(kept)),
  };
  const stop = guardCart(cart, page as unknown as Window);
  return {
    stop,
    change: () => listeners.forEach((listener) => listener()),
    keep: async () => {
      writes.shift()?.();
      await Promise.resolve();
    },
    mayLeave: () => page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

describe('guardCart', () => {
  it('lets go of a page whose cart is kept', () => {
    expect(setup().mayLeave()).toBe(true);
  });

  it('asks from a change until that change, and every later one, is kept', async () => {
    const { change, keep, mayLeave } = setup();
    change();
    expect(mayLeave()).toBe(false);
    change();
    await keep();
    expect(mayLeave()).toBe(false);
    await keep();
    expect(mayLeave()).toBe(true);
  });

  it('asks no more once it is stopped', () => {
    const { stop, change, mayLeave } = setup();
    change();
    stop();
    expect(mayLeave()).toBe(true);
  });
});
