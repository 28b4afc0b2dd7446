import { createHash } from 'node:crypto';

/** Source of an inline script for the `script-src` of a content security policy: the hash of its code. */
export function scriptSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
