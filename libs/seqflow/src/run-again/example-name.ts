/** Longest name of a project. */
const MAX_NAME = 64;

/**
 * Valid name for the project of an example: the short name of the app, and the UTC time, which makes it free.
 *
 * @param now milliseconds since the epoch.
 */
export function exampleName(shortName: string, now: number): string {
  const time = new Date(now).toISOString().replace(/\D/gu, '');
  const suffix = `_example_${time.slice(0, 8)}_${time.slice(8, 14)}`;
  const app = shortName.replace(/[^a-zA-Z0-9]+/gu, '_').replace(/^[^a-zA-Z]+/u, '') || 'app';
  return app.slice(0, MAX_NAME - suffix.length) + suffix;
}
