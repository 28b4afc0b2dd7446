/** At most `most` items, evenly taken from the first one on. */
export function evenlySampled<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}
