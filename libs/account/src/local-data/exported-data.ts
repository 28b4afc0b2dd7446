import type { LocalDataGroup } from './local-data-port';

/** Data of this account in this browser as JSON, by kind. */
export function exportedData(groups: readonly LocalDataGroup[]): string {
  const own = groups.flatMap(({ kind, content }) => (content === null ? [] : [[kind, content] as const]));
  return `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
}
