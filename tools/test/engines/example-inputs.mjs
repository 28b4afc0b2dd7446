import { execFile } from 'node:child_process';
import { createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SYNTHETIC = resolve(import.meta.dirname, '../../../apps/server/dist/programs/synthetic.js');

/** App folder of the CWL workflow. */
export const CWL_APP = resolve(
  import.meta.dirname,
  '../../../apps/server/app-store/omics-portal/dnaseq-qc-cwl-v1.0.0',
);

/**
 * Writes the inputs of the CWL app: a synthetic genome, 2,000 pairs of its reads, and a truncated copy of the second file,
 * as an interrupted upload leaves it.
 * @returns {Promise<{ reference: string, reads1: string, reads2: string, truncated: string }>} paths
 */
export async function makeInputs(folder) {
  mkdirSync(folder, { recursive: true });
  const params = join(folder, 'params.json');
  writeFileSync(params, JSON.stringify({ kind: 'genome', seed: 7 }));
  await promisify(execFile)(process.execPath, [SYNTHETIC, '--params', params, '--out', folder]);
  const [reference, reads1, reads2] = ['.fasta', '_R1.fastq.gz', '_R2.fastq.gz'].map((ending) =>
    join(folder, `synthetic_genome${ending}`),
  );
  const truncated = join(folder, 'truncated_R2.fastq.gz');
  const whole = readFileSync(reads2);
  writeFileSync(truncated, whole.subarray(0, whole.length / 4));
  return { reference, reads1, reads2, truncated };
}

/**
 * Serves the files of a folder over HTTP, like the signed links of the portal: only with the right query.
 * @returns {Promise<{ link: (path: string) => string, stop: () => Promise<void> }>}
 */
export function serveFiles(folder) {
  const query = '?signature=of%2Fthe+test&expires=1';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://127.0.0.1');
    const file = createReadStream(join(folder, basename(pathname)));
    const fail = () => response.writeHead(search === query ? 404 : 403).end();
    file.on('error', fail);
    if (search === query) file.on('open', () => file.pipe(response));
    else fail();
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done({
        link: (path) => `http://127.0.0.1:${server.address().port}/inputs/${basename(path)}${query}`,
        stop: () =>
          new Promise((closed) => {
            server.closeAllConnections();
            server.close(() => closed());
          }),
      }),
    );
  });
}
