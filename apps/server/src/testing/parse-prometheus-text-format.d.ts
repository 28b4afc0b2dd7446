declare module 'parse-prometheus-text-format' {
  /** Series of a metric: a counter or gauge with its value, a histogram or summary with its count. Numbers are text. */
  export interface Metric {
    labels?: Record<string, string>;
    value?: string;
    count?: string;
    sum?: string;
    buckets?: Record<string, string>;
  }
  /** Metric with its series. */
  export interface MetricFamily {
    name: string;
    help: string;
    type: string;
    metrics: Metric[];
  }
  const parseText: (text: string) => MetricFamily[];
  export default parseText;
}
