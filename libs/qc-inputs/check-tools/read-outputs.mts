import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InputFile } from '../src/index.ts';

/** Text files below a folder, with paths from it. */
export function readOutputs(folder: string, below = ''): InputFile[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      return readOutputs(folder, path);
    }
    return /\.(?:txt|json|yaml)$/.test(entry.name)
      ? [{ path, text: readFileSync(join(folder, path), 'utf8') }]
      : [];
  });
}
