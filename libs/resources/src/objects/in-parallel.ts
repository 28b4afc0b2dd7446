/** Number of requests for files at the same time. */
const PARALLEL = 6;

/** Does work for each item, a few at a time. The first failure is that of all; what is under way then is not waited for. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const next = async () => {
    for (const item of waiting) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
}
