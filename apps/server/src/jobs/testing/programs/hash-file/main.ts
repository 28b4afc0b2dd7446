import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { runProgram } from '../../../../programs/command-line.ts';

/**
 * Test program that hashes a file `rounds` times, so that tests have real work of any duration. It fails if the digest is
 * not `expected`; with `keep` it holds all file contents in memory.
 */
void runProgram('hash-file', async ({ params, out, progress, log }) => {
  const { path, name } = params.file('file');
  const rounds = params.number('rounds', 1);
  const kept: string[] = [];
  let digest = '';
  for (let round = 0; round < rounds; round += 1) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    digest = hash.digest('hex');
    if (params.text('keep', 'no') === 'yes') kept.push(await readFile(path, 'latin1'));
    progress((100 * round) / rounds);
  }
  if (kept.length > 0) log(`holding ${kept.length} copies`);
  log(`${digest}  ${name}`);
  const expected = params.text('expected', digest);
  if (digest !== expected) throw new RangeError(`the digest of ${name} is ${digest}, not ${expected}`);
  await writeFile(join(out, 'digest.txt'), `${digest}\n`);
});
