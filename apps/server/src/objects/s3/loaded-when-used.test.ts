import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const OWN_FOLDER = relative(SOURCE, import.meta.dirname);

test('the client of S3 is loaded where a site uses it, and nowhere else', () => {
  const others = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith(OWN_FOLDER),
  );
  const lines = others.flatMap((name) =>
    readFileSync(join(SOURCE, name), 'utf8')
      .split('\n')
      .filter((line) => /\b(from|import)\b.*('@aws-sdk|\/s3\/)/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(lines.sort()).toEqual([
    "objects/open-store-to-read.ts: const { openS3StoreToRead } = await import('./s3/open-s3-store-to-read.ts');",
    "objects/open-store.ts: const { openS3Store } = await import('./s3/open-s3-store.ts');",
  ]);
});
