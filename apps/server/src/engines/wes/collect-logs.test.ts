import { parseNoticeLine } from '@omics-portal/qc-inputs/problem-line';
import { describe, expect, test } from 'vitest';
import type { Dialect } from './testing/fake-run.ts';
import { collected, ended, wesTest } from './testing/wes-test.ts';

const RED = '\u001b[31mred\u001b[0m\n';

describe('logs', () => {
  const tasks = [
    { name: 'qc/fastp 1', exitCode: 0, stdout: 'step out', stderr: RED },
    { name: 'align', exitCode: 0 },
  ];

  test.each<Dialect>(['toil', 'sapporo', 'wes-1.0', 'wes-1.1'])(
    'of %s are stored as they are',
    async (dialect) => {
      const wes = await wesTest({ dialect });
      await collected(wes, { stdout: 'out\n', stderr: RED, tasks });
      expect(await wes.stored('p/j/stdout')).toBe('out\n');
      expect(await wes.stored('p/j/stderr')).toBe(RED);
      expect(JSON.parse(await wes.stored('p/j/log'))).toEqual({ status: 'Success', msg: '' });
      const step = wes.stored('p/j/steps/1-qc_fastp_1/stdout');
      await (dialect === 'sapporo'
        ? expect(step).rejects.toThrow(/no object/)
        : expect(step).resolves.toBe('step out'));
    },
  );

  test.each(['', 'ready', 'two\nlines'])('%j is the text of a log', async (value) => {
    const wes = await wesTest({ dialect: 'sapporo' });
    await collected(wes, { stdout: value });
    expect(await wes.stored('p/j/stdout')).toBe(value);
  });

  test.each<[value: string, before: string, line: RegExp, problem: object]>([
    [
      '/nowhere/log.txt',
      '/nowhere/log.txt\n',
      /^\[The portal found no log at this address\. http.*nowhere\/log\.txt answered 400\.\] NOTICE/,
      { code: 'run.unread-status', params: { address: expect.stringContaining('nowhere'), status: 400 } },
    ],
    [
      'https://example.org/log',
      '',
      /^\[The portal cannot read this log\. example\.org is neither the engine nor in WES_HOSTS\.\] NOTICE/,
      { code: 'run.unread-host', params: { host: 'example.org', variable: 'WES_HOSTS' } },
    ],
    [
      's3://bucket/log',
      '',
      /^\[The portal cannot read this log\. s3:\/\/bucket\/log cannot be read by the portal\.\] NOTICE/,
      { code: 'run.unread-protocol', params: { address: 's3://bucket/log' } },
    ],
  ])('the address %j, which is not read, leaves a notice', async (value, before, line, problem) => {
    const wes = await wesTest({ dialect: 'sapporo' });
    await collected(wes, { stdout: value });
    const stored = await wes.stored('p/j/stdout');
    const notice = stored.slice(before.length).trimEnd();
    expect(stored).toBe(`${before}${notice}\n`);
    expect(notice).toMatch(line);
    expect(parseNoticeLine(notice)).toEqual({ file: '', ...problem });
  });

  test('an endless log is cut', async () => {
    const wes = await wesTest({}, {}, { maxLogBytes: 1000 });
    wes.fake.chooseFault = (kind) => (kind === 'log' ? 'huge' : undefined);
    await collected(wes, {});
    const log = await wes.stored('p/j/stderr');
    expect(log.slice(0, 1000)).toBe('x'.repeat(1000));
    const [, notice = ''] = log.slice(1000).split('\n');
    const limit = 1000 / 1024 / 1024;
    expect(notice).toContain(`[The log is cut here: it has reached ${limit} MB, its limit.`);
    expect(parseNoticeLine(notice)).toEqual({ file: '', code: 'log.cut', params: { limit } });
  });

  test.each<[Dialect, 'ranges' | 'none']>([
    ['wes-1.1', 'ranges'],
    ['wes-1.1', 'none'],
    ['sapporo', 'none'],
  ])('pieces of a growing log of %s, whose server knows %s', async (dialect, ranges) => {
    const wes = await wesTest({ dialect });
    wes.fake.ranges = ranges === 'ranges';
    const { run, handle } = await ended(wes, {
      state: 'RUNNING',
      stdout: 'first line\nsecond line\n',
      tasks,
    });
    const read = async (start: number, length: number, step?: number) => {
      const log = step === undefined ? { stream: 'stdout' as const } : { stream: 'stdout' as const, step };
      const { bytes, size } = await wes.engine.readLog(run, handle, log, { start, length });
      return [Buffer.from(bytes).toString(), size];
    };
    expect(await read(0, 5)).toEqual(['first', 23]);
    expect(await read(11, 6)).toEqual(['second', 23]);
    expect(await read(20, 100)).toEqual(['ne\n', 23]);
    expect(await read(23, 10)).toEqual(['', 23]);
    expect(await read(0, 10, 1)).toEqual(['', 0]);
    expect(await read(0, 10, 0)).toEqual(dialect === 'sapporo' ? ['', 0] : ['step out', 8]);
  });
});
