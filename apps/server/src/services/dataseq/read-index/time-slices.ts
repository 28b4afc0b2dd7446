/** How long work in the background may hold the event loop before it lets requests through, in milliseconds. */
const SLICE_MS = 8;

/** Gives way to whatever else waits, when the slice is used up. Call it often: it costs one look at the clock. */
export class TimeSlices {
  #began = performance.now();

  /** Whether the slice is used up: `await giveWay()` is then due. */
  get isOver(): boolean {
    return performance.now() - this.#began > SLICE_MS;
  }

  async giveWay(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#began = performance.now();
  }
}
