import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { researcherOf, startPortal } from './portal.mjs';
import { until } from './until.mjs';

/** Versions that the README recommends, beside the one that runs the tests. */
const VERSIONS = ['22', '24'] as const;
const folder = mkdtempSync(join(tmpdir(), 'newer-nodes-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a version of Node from npm, whose package for this machine needs no script, and returns the path of its program. */
function installNode(version: string): string {
  const [prefix, name] = [join(folder, version), `node-${process.platform}-${process.arch}`];
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', prefix, `${name}@${version}`]);
  return join(prefix, 'node_modules', name, 'bin/node');
}

test.each(VERSIONS)('the server runs on Node %s: sign-in, upload, job and results', async (version) => {
  const node = installNode(version);
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toMatch(new RegExp(`^v${version}\\.`));
  const home = mkdtempSync(join(folder, 'portal-'));
  const portal = await startPortal(home, { SEED: '0' }, node);
  try {
    const researcher = await researcherOf(portal.url, 'fastq-qc');
    const file = join(home, 'reads.fastq.gz');
    writeFileSync(file, gzipSync('@read1\nACGTACGTAC\n+\nIIIIIIIIII\n'.repeat(100)));
    const id = await researcher.submit('newer_node', {
      read1: [await researcher.upload(file)],
      quality_encoding: 'detect',
    });
    const job = await until(
      () => researcher.job(id),
      ({ status }) => ['Succeeded', 'Failed'].includes(status),
    );
    expect([job.status, job.error]).toEqual(['Succeeded', null]);
    const summary = Object.values(job.outputs ?? {}).find((link) => link.endsWith('/summary.tsv')) ?? '';
    expect(await researcher.read(summary)).toMatch(/\t100\t/);
    expect(readFileSync(join(home, 'portal.log'), 'utf8')).not.toMatch(/Warning/);
  } finally {
    await portal.stop();
  }
});
