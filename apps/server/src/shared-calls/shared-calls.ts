/** Calls under way, by key: equal calls that are made meanwhile share one result, or its failure. */
export class SharedCalls<Result> {
  readonly #underWay = new Map<string, Promise<Result>>();

  /** Result of the call with this key that is under way, else of a new one. */
  share(key: string, call: () => Promise<Result>): Promise<Result> {
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = call().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  /** Resolves when the calls that are under way have ended, whatever their results. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }
}
