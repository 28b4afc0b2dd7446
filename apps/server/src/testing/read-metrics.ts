import parseText, { type Metric } from 'parse-prometheus-text-format';

/** Metrics as a monitor reads them. */
export interface ReadMetrics {
  /** Names of the series that have a value. */
  names: string[];
  /** Names of all metrics, also of those that have no series yet. */
  described: string[];
  /** Value of the series with these labels and no others; undefined if there is none. */
  value: (name: string, labels?: Readonly<Record<string, string>>) => number | undefined;
  /** Values of one label of a metric. */
  labelValues: (name: string, label: string) => string[];
  /** Names of the labels of a metric. */
  labelNames: (name: string) => string[];
}

/** Reads metrics in the text format of Prometheus. */
export function readMetrics(text: string): ReadMetrics {
  // The parser merges the series of a histogram; without the types each of their lines is a series of its own.
  const families = parseText(text.replaceAll(/^# TYPE \S+ histogram$/gm, '')).filter(
    ({ metrics }) => metrics.length > 0,
  );
  const seriesOf = (name: string): readonly Metric[] =>
    families.filter((family) => family.name === name).flatMap(({ metrics }) => metrics);
  return {
    names: families.map(({ name }) => name),
    described: [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''),
    value: (name, labels = {}) => {
      const found = seriesOf(name).find((series) => sameLabels(series.labels ?? {}, labels));
      return found?.value === undefined ? undefined : Number(found.value);
    },
    labelValues: (name, label) => seriesOf(name).flatMap(({ labels }) => labels?.[label] ?? []),
    labelNames: (name) => [...new Set(seriesOf(name).flatMap(({ labels = {} }) => Object.keys(labels)))],
  };
}

function sameLabels(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const sorted = (labels: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(labels).toSorted());
  return sorted(a) === sorted(b);
}
