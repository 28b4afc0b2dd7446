import { type FileReading } from '../reading/file-reading';
import { readJson } from '../reading/read-json';
import { valueAt } from '../text/lenient-json';

/** Version of the results of the portal's own apps that is read. */
const SCHEMA_VERSION = 2;

/** True for the beginning of the JSON result of an app. */
export function isResultOf(app: string, head: string): boolean {
  return new RegExp(`"software"\\s*:\\s*\\{\\s*"name"\\s*:\\s*"${app}"`).test(head);
}

/** Result of an app of this portal; null, with a problem, for another text or version. */
export function parseAppResult(text: string, reading: FileReading): unknown {
  const result = readJson(text, reading);
  if (result === undefined) {
    return null;
  }
  const version = valueAt(result, 'software', 'version');
  reading.toolVersion = typeof version === 'string' ? version : null;
  if (valueAt(result, 'schemaVersion') !== SCHEMA_VERSION) {
    reading.report('missing-section', {}, { section: `schemaVersion ${String(SCHEMA_VERSION)}` });
    return null;
  }
  return result;
}

/** Items of a list in a result; empty for another value. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = valueAt(value, ...path);
  return Array.isArray(list) ? (list as unknown[]) : [];
}
