import { parseNoticeLine } from '@omics-portal/qc-inputs/problem-line';
import { describe, expect, test } from 'vitest';
import { EngineAway } from '../job-engine.ts';
import type { Dialect } from './testing/fake-run.ts';
import type { Fault } from './testing/fake-faults.ts';
import { TINY_LIMITS, collected, ended, engineRun, wesTest } from './testing/wes-test.ts';

const here = (pattern: string): unknown => expect.stringMatching(pattern);
const never = (): Promise<never> => Promise.reject(new Error('not called'));

describe('outputs', () => {
  const files = {
    'report.html': '<h1>',
    'multiqc/data.json': '{}',
    'multiqc/plots/a.svg': '<svg>',
    'a.bam': 'BAM',
    'a.bam.bai': 'BAI',
  };
  const cwl = {
    report: { class: 'File', location: '@/report.html', basename: 'report.html', size: 4 },
    alignment: {
      class: 'File',
      location: '@/a.bam',
      basename: 'a.bam',
      secondaryFiles: [{ class: 'File', location: '@/a.bam.bai' }],
    },
    multiqc: {
      class: 'Directory',
      basename: 'multiqc',
      listing: [
        { class: 'File', location: '@/multiqc/data.json', basename: 'data.json' },
        {
          class: 'Directory',
          basename: 'plots',
          listing: [{ class: 'File', location: '@/multiqc/plots/a.svg', basename: 'a.svg' }],
        },
      ],
    },
    reads: 101_010,
    nothing: null,
  };
  const wdl = {
    'qc.report': '@/report.html',
    'qc.alignment': ['@/a.bam', '@/a.bam.bai'],
    'qc.multiqc': ['@/multiqc/data.json', '@/multiqc/plots/a.svg'],
    'qc.reads': '101010',
  };

  test.each<[dialect: Dialect, outputs: unknown, multiqc: string]>([
    ['wes-1.1', cwl, 'multiqc/data.json'],
    ['wes-1.0', wdl, 'data.json'],
    ['sapporo', {}, 'multiqc/data.json'],
  ])('of %s are copied by name, path, pattern and folder', async (dialect, outputs, multiqc) => {
    const wes = await wesTest({ dialect });
    const byName = dialect === 'sapporo' ? 'report.html' : 'report';
    const { outputs: links, missing } = await collected(wes, { files, outputs }, [
      { name: 'report', kind: 'html', output: byName },
      { name: 'metrics', kind: 'json', file: 'multiqc/data.json' },
      { name: 'plot', kind: 'image', pattern: '**/*.svg' },
      { name: 'index', kind: 'file', pattern: '*.bai' },
      { name: 'later', kind: 'file', file: 'later.txt', required: false },
      { name: 'never', kind: 'file', pattern: '*.never' },
    ]);
    expect(missing).toEqual(['*.never']);
    expect(links).toEqual({
      report: 'minio://projects/p/j/report.html',
      metrics: 'minio://projects/p/j/multiqc/data.json',
      plot: `minio://projects/p/j/${multiqc.replace('data.json', multiqc === 'data.json' ? 'a.svg' : 'plots/a.svg')}`,
      index: 'minio://projects/p/j/a.bam.bai',
    });
    expect(await wes.stored('p/j/report.html')).toBe('<h1>');
    expect(await wes.stored('p/j/multiqc/data.json')).toBe('{}');
  });

  test('a folder is copied with all its files, and secondary files lie beside theirs', async () => {
    const wes = await wesTest();
    const { outputs: links } = await collected(wes, { files, outputs: cwl }, [
      { name: 'multiqc', kind: 'folder', folder: 'multiqc' },
      { name: 'bam', kind: 'bam', output: 'alignment' },
    ]);
    expect(links).toEqual({
      multiqc: 'minio://projects/p/j/multiqc/',
      bam: 'minio://projects/p/j/a.bam',
    });
    expect(await wes.stored('p/j/multiqc/plots/a.svg')).toBe('<svg>');
    expect(await wes.stored('p/j/a.bam.bai')).toBe('BAI');
  });

  test('parts of a scatter with equal names do not overwrite each other, nor the logs', async () => {
    const wes = await wesTest();
    const outputs = {
      parts: ['1', '2'].map((part) => ({
        class: 'File',
        location: `@/${part}/qc.json`,
        basename: 'qc.json',
      })),
      log: { class: 'File', location: '@/1/qc.json', basename: 'stdout' },
      climb: { class: 'File', location: '@/2/qc.json', basename: '../../climb' },
    };
    const results = await collected(wes, { files: { '1/qc.json': 'one', '2/qc.json': 'two' }, outputs }, [
      { name: 'parts', kind: 'json', output: 'parts' },
      { name: 'log', kind: 'text', output: 'log' },
      { name: 'climb', kind: 'text', output: 'climb' },
    ]);
    expect(await wes.stored('p/j/qc.json')).toBe('one');
    expect(await wes.stored('p/j/parts-2/qc.json')).toBe('two');
    expect(await wes.stored('p/j/stdout')).toBe('');
    expect(results.outputs['climb']).toBe('minio://projects/p/j/parts-2/qc.json');
  });

  test.each<[address: string, code: string, reason: unknown]>([
    ['http://10.1.2.3/secret', 'run.unread-host', here('^10.1.2.3 is neither the engine nor in WES_HOSTS.$')],
    ['http://user:pw@127.0.0.1/x', 'run.unread-password', here('has a password in it.$')],
    ['file:///etc/passwd', 'run.unread-engine-disk', here('name the folder in WES_FOLDERS.$')],
    ['/etc/passwd', 'run.unread-engine-disk', here('name the folder in WES_FOLDERS.$')],
    ['s3://bucket/key', 'run.unread-protocol', here('^s3://bucket/key cannot be read by the portal.$')],
    ['@/moved', 'run.unread-host', here('^169.254.169.254 is neither the engine')],
    ['@/circle', 'run.unread-redirects', here('redirects without end.$')],
    ['@/gone', 'run.unread-status', here('answered 404.$')],
    ['http://[', 'run.unread-no-address', here('^http://\\[ is no address.$')],
  ])('%s is not read, and the reason is given as %s', async (location, code, reason) => {
    const wes = await wesTest();
    const moved = { status: 302, text: '', headers: { location: 'http://169.254.169.254/latest' } };
    wes.fake.extra.set('/files/run-1/moved', moved);
    wes.fake.extra.set('/files/run-1/circle', { ...moved, headers: { location: '/files/run-1/circle' } });
    const { missing, unread } = await collected(wes, { outputs: { o: { class: 'File', location } } }, [
      { name: 'o', kind: 'file', output: 'o' },
    ]);
    expect(missing).toEqual([]);
    expect(unread).toMatchObject([{ output: 'o', reason: { line: reason, problem: { code } } }]);
  });

  test('another host is read once it is named, and never sees the token', async () => {
    const other = await wesTest();
    await other.submitted(engineRun());
    other.fake.run().files = { 'o.txt': 'from another host' };
    const { host } = new URL(other.fake.origin);
    const wes = await wesTest({ token: 'secret' }, { token: 'secret', hosts: [host] });
    const location = `${other.fake.origin}/files/run-1/o.txt`;
    const { outputs } = await collected(wes, { outputs: { o: { class: 'File', location } } }, [
      { name: 'o', kind: 'file', output: 'o' },
    ]);
    expect(outputs).toEqual({ o: 'minio://projects/p/j/o.txt' });
    expect(other.fake.requests.map(({ authorization }) => authorization)).not.toContain('Bearer secret');
  });

  test('a file larger than the limit is not stored', async () => {
    const wes = await wesTest({}, {}, { maxFileBytes: 3 });
    const { unread } = await collected(wes, { files: { a: '1234' }, outputs: { o: '@/a' } }, [
      { name: 'o', kind: 'file', output: 'o' },
    ]);
    const problem = { file: '', code: 'run.unread-large', params: { path: 'a', limit: 3 } };
    const reason = { line: 'a is larger than 3 bytes, the limit of this server.', problem };
    expect(unread).toEqual([{ output: 'o', reason }]);
  });

  test.each<Fault>(['cut', '500', '429', 'hang'])(
    '%s of a file is tried again, without an end',
    async (fault) => {
      const wes = await wesTest(
        {},
        {},
        { limits: { ...TINY_LIMITS, idleMs: fault === 'hang' ? 200 : 20_000 } },
      );
      const { run, handle } = await ended(wes, { files: { a: '1' }, outputs: { o: '@/a' } }, [
        { name: 'o', kind: 'file', output: 'o' },
      ]);
      const observation = await wes.engine.observe(run, handle);
      wes.fake.disturb('file', fault);
      await expect(wes.engine.collect(run, handle, observation)).rejects.toBeInstanceOf(EngineAway);
      const again = await wes.engine.collect(run, handle, observation);
      expect(again).toEqual({ outputs: { o: 'minio://projects/p/j/a' }, missing: [], unread: [] });
      expect(await wes.engine.collect(run, handle, observation)).toEqual(again);
    },
  );

  test('a file that never comes is missing after many attempts, so that the job ends', async () => {
    const wes = await wesTest();
    const { run, handle } = await ended(wes, { outputs: { o: '@/a' }, stdout: 'log' }, [
      { name: 'o', kind: 'file', output: 'o' },
    ]);
    wes.fake.chooseFault = (kind) => (kind === 'file' || kind === 'log' ? '500' : undefined);
    const observation = await wes.engine.observe(run, handle);
    for (let attempt = 1; attempt < 20; attempt += 1)
      await expect(wes.engine.collect(run, handle, observation)).rejects.toBeInstanceOf(EngineAway);
    const { unread } = await wes.engine.collect(run, handle, observation);
    const line = here('^The engine "wes" answered 500 for http');
    expect(unread).toMatchObject([
      { output: 'o', reason: { line, problem: { code: 'engine.file-status' } } },
    ]);
    const log = await wes.stored('p/j/stdout');
    expect(log).toMatch(/^\[The engine did not hand over this log: The engine "wes" answered 500 for http/);
    const params = { engine: 'wes', cause: 'engine.file-status', status: 500, address: here('^http') };
    const notice = { file: '', code: 'log.not-handed-over', params };
    expect(parseNoticeLine(log.trimEnd())).toEqual(notice);
  });

  test('a problem of the store is none of the engine', async () => {
    const wes = await wesTest({}, {}, {});
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const { run, handle } = await ended(wes, { files: { a: '1' }, outputs: { o: '@/a' } }, [
      { name: 'o', kind: 'file', output: 'o' },
    ]);
    const objects = { put: () => Promise.reject(full), list: never, presignGet: never };
    const engine = wes.connect({}, { objects });
    const observation = await engine.observe(run, handle);
    await expect(engine.collect(run, handle, observation)).rejects.toBe(full);
  });

  test('a run log that is too large fails the run, because its results can never be read', async () => {
    const wes = await wesTest({ dialect: 'sapporo' });
    const { run, handle } = await ended(wes, { stdout: 'x'.repeat(300_000) });
    const observation = await wes.engine.observe(run, handle);
    expect(observation.state).toBe('succeeded');
    await expect(wes.engine.collect(run, handle, observation)).rejects.toThrow(/more than 256 kB/);
    await expect(wes.engine.collect(run, handle, observation)).rejects.toMatchObject({
      name: 'EngineRefusal',
      failure: { problem: { code: 'run.large-response', params: { engine: 'wes', limit: 256 } } },
    });
  });
});
