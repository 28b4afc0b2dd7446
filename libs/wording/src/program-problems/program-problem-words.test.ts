import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadProgramProblemWords } from './load-program-problem-words';
import { PROGRAM_PROBLEM_CODES } from './program-problem-sentence';

const SERVER = resolve(import.meta.dirname, '../../../../apps/server/src');
const PROGRAMS = join(SERVER, 'programs');
const RUN_REASONS = [
  'run-failure.ts',
  'run-refusals.ts',
  'engine-silences.ts',
  'log-notices.ts',
  'store-problems.ts',
  'wes/unreadable-file.ts',
  'wes/wes-failure.ts',
  'wes/wes-silences.ts',
  'wes/wes-observation.ts',
].map((file) => join(SERVER, 'engines', file));
const TABLE_CODES = resolve(import.meta.dirname, '../../../qc-metrics/src/matrix/table-problem.ts');
const INPUT_CODES = resolve(import.meta.dirname, '../../../qc-inputs/src/model/input-problem.ts');

/** Parameters of every code, each with a value that is seen in the sentence. */
const PARAMS = new Proxy<Record<string, string>>({}, { get: (_, name) => `⟦${String(name)}⟧` });

/** Text of the programs of quality control, without their tests. */
function programSource(): string {
  return readdirSync(PROGRAMS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ts$/u.test(path) && !/\.test\.ts$|^synthetic/u.test(path))
    .map((path) => readFileSync(join(PROGRAMS, path), 'utf8'))
    .join('\n');
}

/** Codes in the source of the programs and engines, with those of tables, and of input files, which get their name space as they are printed. */
function printedCodes(): string[] {
  const run = RUN_REASONS.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/'((?:run|engine|log)\.[a-z-]+)'/gu),
  ]);
  const table = readFileSync(TABLE_CODES, 'utf8').matchAll(/^ {2}\| '([a-z0-9-]+)'/gmu);
  const own = programSource().matchAll(/'((?:program|file|fastq|variant|dna)\.[a-z-]+)'/gu);
  const input = readFileSync(INPUT_CODES, 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gmu);
  const codes = [...own, ...run, ...table].map(([, code = '']) => code).concat('spreadsheet', 'not-text');
  return [...new Set([...codes, ...[...input].map(([, code = '']) => `dna.${code}`)])].sort();
}

/** Placeholders in a sentence, each once. */
const placeholders = (sentence: string) => [...new Set(sentence.match(/⟦\w+⟧/gu))].sort();

test('each code that a program prints has words, and each code with words is printed', () => {
  expect(printedCodes()).toEqual([...PROGRAM_PROBLEM_CODES].sort());
});

test.each(PROGRAM_PROBLEM_CODES)(
  '%s has a sentence in each language, with the same parameters',
  async (code) => {
    const [english, chinese] = await Promise.all(['en-US', 'zh-CN'].map(loadProgramProblemWords));
    const problem = { file: 'a', code, params: PARAMS };
    const [inEnglish, inChinese] = [english?.(problem) ?? '', chinese?.(problem) ?? ''];
    expect(inEnglish).toMatch(/^[^\p{Script=Han}]+\.$/u);
    expect(inChinese).toMatch(/\p{Script=Han}.*。$/u);
    expect(inChinese).not.toMatch(/\b(?:the|of|is|are|not|with|no)\b/iu);
    expect(placeholders(inChinese)).toEqual(placeholders(inEnglish));
  },
);

/** Codes of jobs alone: of apps, of engines other than the local one, and of engines that do not answer. */
const JOB_ALONE =
  /^(?:engine\..*|run\.(?:missing-app|missing-app-file|other-engine|hidden-runs|system-error|system-error-reason|preempted))$/u;

test.each(PROGRAM_PROBLEM_CODES.filter((code) => !JOB_ALONE.test(code)))(
  'of a report, %s says nothing of a job, and has the same parameters',
  async (code) => {
    const problem = { file: 'a', code, params: PARAMS };
    for (const locale of ['en-US', 'zh-CN']) {
      const words = await loadProgramProblemWords(locale);
      const ofReport = words(problem, 'report') ?? '';
      expect(ofReport).toMatch(/[.。]$/u);
      expect(ofReport).not.toMatch(/\bjob\b|resubmit|作业|重新提交/iu);
      expect(placeholders(ofReport)).toEqual(placeholders(words(problem) ?? ''));
    }
  },
);

test('a notice about a log names the cause of the last attempt, where it has words', async () => {
  const at = async (locale: string, params: Record<string, string | number>) =>
    (await loadProgramProblemWords(locale))({
      file: '',
      code: 'log.not-handed-over',
      params: { engine: 'toil', ...params },
    });
  const base = '运行引擎“toil”未提供此日志，因此日志未存储。请联系管理员在运行引擎中查找。';
  const file = { cause: 'engine.file-status', status: 500, address: 'http://toil/log' };
  expect(await at('zh-CN', file)).toBe(`${base}最后一次尝试失败：http://toil/log 返回的状态为 500。`);
  expect(await at('en-US', { cause: 'engine.connection-broke' })).toMatch(
    / at the engine\. The last attempt failed: the connection broke\.$/u,
  );
  for (const cause of ['', 'engine.of-a-newer-server', 'toString'])
    expect(await at('zh-CN', { cause })).toBe(base);
});

test('a problem of a file in a folder begins with its place, another code has no words', async () => {
  const words = await loadProgramProblemWords('zh-CN');
  const at = (params: Record<string, string | number>) =>
    words({ file: 'a', code: 'dna.not-a-number', params: { text: 'x', ...params } });
  expect(at({ line: 3, column: 'GC' })).toBe('第 3 行，“GC”列：“x”不是数字。');
  expect(at({ line: 3 })).toBe('第 3 行：“x”不是数字。');
  expect(at({ column: 'GC' })).toBe('“GC”列：“x”不是数字。');
  expect(at({})).toBe('“x”不是数字。');
  expect(at({ line: 12345, text: 0.00004 })).toBe('第 12,345 行：“0.00004”不是数字。');
  expect(words({ file: 'a', code: 'of-another-program', params: {} })).toBeNull();
  expect(words({ file: 'a', code: 'toString', params: {} })).toBeNull();
});

test.each([
  ["ENOENT: no such file or directory, open '/a'", '文件或文件夹不存在'],
  ['spawn /usr/bin/env EACCES', '服务器没有访问某个文件或文件夹的权限'],
  ['ECONNREFUSED', '连接被拒绝'],
  ['EAI_AGAIN', '主机名无法解析'],
  ['AccessDenied: Access Denied.', '访问密钥未被接受，或没有相应权限'],
])('a reason of the system, %s, has words, and its own text as a detail', async (reason, words) => {
  const sentence = async (locale: string) =>
    (await loadProgramProblemWords(locale))({ file: '', code: 'run.results-not-stored', params: { reason } });
  expect(await sentence('zh-CN')).toContain(`“${words}；原文：${reason}”`);
  expect(await sentence('en-US')).toMatch(/reason: “[a-z][^;]+; details: /u);
  expect(await sentence('en-US')).toContain(`; details: ${reason}”`);
});

test('a reason without a code of the system, or with one that has no words, stays as it is', async () => {
  const words = await loadProgramProblemWords('zh-CN');
  for (const reason of ['the queue is closed', 'EXAMPLE and EFOO', 'toString'])
    expect(words({ file: '', code: 'run.workflow-reason', params: { reason } })).toContain(`“${reason}”`);
});
