/** Maximum number of runs in a map; a run that is dropped costs a hint only. */
const MAX_RUNS = 20_000;

/** Map of values by run id. It keeps the runs that were set last. */
export class RecentRuns<Value> extends Map<string, Value> {
  override set(runId: string, value: Value): this {
    this.delete(runId);
    super.set(runId, value);
    const [oldest] = this.keys();
    if (this.size > MAX_RUNS && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
