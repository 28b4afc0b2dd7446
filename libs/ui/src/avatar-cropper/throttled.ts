export interface Throttled<Args extends unknown[]> {
  (...args: Args): void;
  /** Drops the pending call. */
  cancel: () => void;
}

/** Throttle: calls at once, then at most every `ms` milliseconds; the last call in a pause runs at its end. */
export function throttled<Args extends unknown[]>(act: (...args: Args) => void, ms: number): Throttled<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Args | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (pending) {
        const args = pending;
        pending = undefined;
        act(...args);
        rest();
      }
    }, ms);
  };
  const call = (...args: Args) => {
    if (timer === undefined) {
      act(...args);
      rest();
    } else {
      pending = args;
    }
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = undefined;
  };
  return Object.assign(call, { cancel });
}
