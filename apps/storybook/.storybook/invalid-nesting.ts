/** Messages by which React's development build reports elements that HTML does not allow in their parent. */
const REPORT = /validateDOMNesting|cannot be a (?:descendant|child) of|cannot contain a nested/u;

/**
 * Watches the console for reports of invalid nesting (a `<div>` in a `<p>`). React logs each of them once for a page and
 * renders on, while a browser that parses such HTML builds another tree. The returned function throws if there were any
 * since it was last called.
 */
export function watchNesting(console: Pick<Console, 'error'>): () => void {
  const { error } = console;
  let reports: string[] = [];
  console.error = (...args: unknown[]) => {
    const [message, ...values] = args.map(String);
    const text = values.reduce((filled, value) => filled.replace('%s', value), message ?? '');
    if (REPORT.test(text)) {
      reports.push(text.split('\n')[0] ?? text);
    }
    error.apply(console, args);
  };
  return () => {
    const found = reports;
    reports = [];
    if (found.length > 0) {
      throw new Error(`Invalid HTML nesting:\n${found.join('\n')}`);
    }
  };
}
