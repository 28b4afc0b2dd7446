/** Maximum time of background work before other requests run, in milliseconds. */
const SLICE_MS = 8;

/** Time slices of background work. Check `isOver` often: it reads the clock once. */
export class TimeSlices {
  #began = performance.now();

  /** True when the slice is used up: then call `await yieldTurn()`. */
  get isOver(): boolean {
    return performance.now() - this.#began > SLICE_MS;
  }

  async yieldTurn(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}
