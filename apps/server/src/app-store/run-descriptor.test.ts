import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { AppFileError } from './app-file-error.ts';
import { parseManifest } from './manifest-schema.ts';
import { parseRunDescriptor } from './run-descriptor-schema.ts';
import type { RunDescriptor } from './run-descriptor.ts';

const STORE = resolve(import.meta.dirname, '../../app-store/omics-portal');
const read = (app: string, file: string): unknown =>
  JSON.parse(readFileSync(resolve(STORE, app, file), 'utf8'));
const apps = readdirSync(STORE);
const FILE = 'a/b-v1/run.local.json';

const descriptors = apps.flatMap((app) =>
  readdirSync(resolve(STORE, app))
    .filter((file) => /^run\.[a-z0-9-]+\.json$/.test(file))
    .map((file) => ({ app, file })),
);

/** Values of a sample that the server fills in. */
const OWN_VALUES = ['sample_id', 'jobs_without_result'];

test.each(descriptors)(
  '$app $file names existing programs, files and fields of its form',
  ({ app, file }) => {
    const descriptor = parseRunDescriptor(read(app, file), `${app}/${file}`);
    const { fields } = read(app, 'schema.json') as { fields: { model?: string }[] };
    const models = [...fields.map((field) => field.model), ...OWN_VALUES];
    expect(models).toEqual(expect.arrayContaining(descriptor.params.map((param) => param.from)));
    expect(filesOf(app, descriptor).filter((path) => !existsSync(path))).toEqual([]);
  },
);

/** Files without which an app cannot run: its program, or its workflow with the attachments. */
function filesOf(app: string, descriptor: RunDescriptor): string[] {
  if ('program' in descriptor)
    return [resolve(import.meta.dirname, '../programs', descriptor.program, 'main.ts')];
  if (!('workflow' in descriptor) || !('file' in descriptor.workflow)) return [];
  const { file, attachments = [] } = descriptor.workflow;
  return [file, ...attachments].map((path) => resolve(STORE, app, path));
}

test.each(apps)('%s has a descriptor, a help text, and the name of its folder', (app) => {
  expect(descriptors.filter((each) => each.app === app)).not.toEqual([]);
  const { short_name, version } = parseManifest(read(app, 'manifest.json'), app);
  expect(`${short_name}-${version}`).toBe(app);
  expect(existsSync(resolve(STORE, app, 'README.md'))).toBe(true);
});

const GOOD = {
  descriptorVersion: 1,
  engine: 'local',
  program: 'x',
  params: [{ name: 'p', from: 'f', kind: 'text' }],
  outputs: [{ name: 'o', file: 'o.json', kind: 'json' }],
};
const problemsOf = (value: unknown): readonly string[] => {
  try {
    parseRunDescriptor(value, FILE);
    return [];
  } catch (error) {
    return error instanceof AppFileError ? error.problems : [String(error)];
  }
};

test.each<[problems: string[], change: unknown]>([
  [[], {}],
  [[], { report: { output: 'o', result: 'o', plugin: { byParam: 'p', values: { a: 'b' } } } }],
  [['descriptorVersion must be one of 1, 2'], { descriptorVersion: 3 }],
  [['engine must be one of local, wes'], { engine: 'cloud' }],
  [['engine must be "local"'], { engine: 'wes' }],
  [['limits is not a known key'], { limits: {} }],
  [['outputs[0].kind must be one of json, tsv, html'], { outputs: [{ name: 'o', file: 'o', kind: 'pdf' }] }],
  [['program must be a kebab-case name'], { program: '../x' }],
  [['memoryMb must be a whole number of at least 16'], { memoryMb: 1.5 }],
  [['timeMinutes must be a number of minutes, at most 35000'], { timeMinutes: 0 }],
  [['params must be a list'], { params: {} }],
  [['params[0] must be an object'], { params: ['p'] }],
  [['params[0].name is missing', 'params[0].from must be text'], { params: [{ from: '', kind: 'text' }] }],
  [
    ['params[0].kind must be one of text, number, boolean, file, files'],
    { params: [{ name: 'p', from: 'f', kind: 'x' }] },
  ],
  [['params[0].required must be true or false'], { params: [{ ...GOOD.params[0], required: 'yes' }] }],
  [['params[0].requierd is not a known key'], { params: [{ ...GOOD.params[0], requierd: true }] }],
  [
    ['params[0].default must be text, a number, true or false'],
    { params: [{ ...GOOD.params[0], default: [] }] },
  ],
  [['outputs must be a list with at least one output'], { outputs: [] }],
  ...['../o', '/o', 'a/../../o', 'a/..', ''].map((file): [string[], unknown] => [
    ['outputs[0].file must be a path inside the output folder'],
    { outputs: [{ name: 'o', file, kind: 'json' }] },
  ]),
  [[], { outputs: [{ name: 'o', file: 'a/..b/o..json', kind: 'json' }] }],
  [
    ['sampleSheet.columns must be a list of 1 to 200 columns'],
    { descriptorVersion: 2, sampleSheet: { param: 'sheet', columns: [] } },
  ],
  [
    ['sampleSheet.columns[1].name is "a" a second time'],
    {
      descriptorVersion: 2,
      sampleSheet: {
        param: 'sheet',
        columns: ['b', 'c'].map((from) => ({ name: 'a', from, kind: 'text' })),
      },
    },
  ],
  [
    ['report.plugin must be text, or { byParam, values }'],
    { report: { output: 'o', result: 'o', plugin: 3 } },
  ],
  [
    ['report.output must name one of the outputs', 'report.plugin.byParam must name one of the params'],
    { report: { output: 'x', result: 'o', plugin: { byParam: 'q', values: {} } } },
  ],
])('the problems %j are reported for version 1 with %j', (problems, change) => {
  expect(problemsOf({ ...GOOD, ...(change as object) })).toEqual(problems);
});

const LOCAL = {
  descriptorVersion: 2,
  engine: 'local',
  command: 'samtools',
  arguments: ['stats', ['--threads', '{threads}'], '{bam}', '--out={out}/stats.txt'],
  params: [
    { name: 'bam', from: 'f', kind: 'file' },
    { name: 'threads', from: 't', kind: 'number' },
    { name: 'more', from: 'm', kind: 'files' },
  ],
  outputs: [{ name: 'o', pattern: '*.txt', kind: 'text' }],
  limits: { timeMinutes: 30, memoryMb: 2048, cpuMinutes: 0.5 },
};
const PROGRAM = { command: undefined, arguments: undefined, program: 'x' };
const output = (keys: object) => ({ outputs: [{ name: 'o', kind: 'file', ...keys }] });

test.each<[problems: string[], change: unknown]>([
  [[], {}],
  [[], PROGRAM],
  [[], output({ kind: 'folder', folder: 'plots', required: false })],
  [['the file must have exactly one of program and command'], { program: 'x' }],
  [['the file must have exactly one of program and command'], { command: undefined }],
  [
    ['arguments belong to a command: a program receives --params and --out'],
    { ...PROGRAM, arguments: ['stats'] },
  ],
  ...['/bin/sh', 'sh -c', '-x', ''].map((command): [string[], unknown] => [
    ['command must be the name of a tool on the PATH, without a path and without arguments'],
    { command },
  ]),
  [['arguments[0] must be text, or a list of texts'], { arguments: [3] }],
  [['arguments[1] contains {bim}, which must name one of the params'], { arguments: ['{bam}', '-i={bim}'] }],
  [['arguments[0][1] contains {bim}, which must name one of the params'], { arguments: [['-i', '{bim}']] }],
  [[], { arguments: ['{more}', '{print $1}', '{}'] }],
  [
    ['arguments[0] must be {more} alone, because a list of files becomes an argument for each'],
    { arguments: ['--in={more}'] },
  ],
  [
    ['params must not have the name "out", which is the output folder in arguments'],
    { params: [...LOCAL.params, { name: 'out', from: 'o', kind: 'text' }] },
  ],
  [['params[3].name is "bam" a second time'], { params: [...LOCAL.params, LOCAL.params[0]] }],
  [['outputs[1].name is "o" a second time'], { outputs: [LOCAL.outputs[0], LOCAL.outputs[0]] }],
  [['outputs[0] must have exactly one of file, pattern, folder'], output({})],
  [['outputs[0] must have exactly one of file, pattern, folder'], output({ file: 'a', pattern: 'a*' })],
  [['outputs[0].output is for engine "wes": use file, pattern or folder'], output({ output: 'a' })],
  [
    ['outputs[0].pattern must be a pattern inside the output folder, such as *.html'],
    output({ pattern: '../*' }),
  ],
  [['outputs[0].kind must be folder, because the output is a folder'], output({ folder: 'plots' })],
  [['outputs[0] of kind folder must have the key folder'], output({ kind: 'folder', file: 'a' })],
  [
    ['outputs[0].kind must be one of json, tsv, csv, html, text, pdf, image, bam, vcf, fastq, folder, file'],
    output({ kind: 'docx', file: 'a' }),
  ],
  [['limits.memory is not a known key'], { limits: { memory: 3 } }],
  [['limits.memoryMb must be a whole number of at least 16'], { limits: { memoryMb: 1 } }],
  [['limits.cpuMinutes must be a number of minutes, at most 35000'], { limits: { cpuMinutes: -1 } }],
  [['memoryMb is not a known key'], { memoryMb: 128 }],
  [['report.result must name one of the outputs'], { report: { output: 'o', result: 'x', plugin: 'p' } }],
])('the problems %j are reported for a local app with %j', (problems, change) => {
  expect(problemsOf(JSON.parse(JSON.stringify({ ...LOCAL, ...(change as object) })))).toEqual(problems);
});

const WES = {
  descriptorVersion: 2,
  engine: 'wes',
  workflow: { file: 'workflow/main.cwl', attachments: ['workflow/tools/fastp.cwl'] },
  type: 'CWL',
  version: 'v1.2',
  engineParameters: { '--maxCores': '2' },
  steps: ['fastp', 'multiqc'],
  params: [{ name: 'reads', from: 'read1', kind: 'file' }],
  outputs: [{ name: 'report', output: 'multiqc_report', kind: 'html' }],
};
const WORKFLOW = 'workflow must be { url }, or { file, attachments } with paths inside the folder of the app';

test.each<[problems: string[], change: unknown]>([
  [[], {}],
  [[], { workflow: { url: 'https://example.org/main.wdl' }, type: 'WDL', version: '1.1' }],
  [[], { workflow: { url: 'trs://example.org/%23workflow%2Fx/1' } }],
  [
    [],
    {
      outputs: [
        { name: 'plots', output: 'plots', kind: 'folder' },
        { name: 'all', pattern: '*.bam', kind: 'bam' },
      ],
    },
  ],
  [[WORKFLOW], { workflow: 'main.cwl' }],
  [[WORKFLOW], { workflow: {} }],
  [[WORKFLOW], { workflow: { url: 'main.cwl' } }],
  [[WORKFLOW], { workflow: { file: '../main.cwl' } }],
  [[WORKFLOW], { workflow: { file: 'main.cwl', attachments: ['/etc/passwd'] } }],
  [[WORKFLOW], { workflow: { file: 'main.cwl', url: 'https://example.org/main.cwl' } }],
  [['type must be one of CWL, WDL, NFL, SMK'], { type: 'Nextflow' }],
  [['version must be text'], { version: 1.2 }],
  [['version is missing'], { version: undefined }],
  [['engineParameters.cores must be text'], { engineParameters: { cores: 2 } }],
  [['steps[0] must be text'], { steps: [1] }],
  [['program is not a known key'], { program: 'fastq-qc' }],
  [
    ['outputs[0] must have exactly one of file, pattern, folder, output'],
    { outputs: [{ name: 'o', kind: 'bam' }] },
  ],
])('the problems %j are reported for a WES app with %j', (problems, change) => {
  expect(problemsOf(JSON.parse(JSON.stringify({ ...WES, ...(change as object) })))).toEqual(problems);
});

test('version 1 is read as version 2, with room for the process besides its heap', () => {
  const { descriptorVersion: _, ...same } = GOOD;
  expect(parseRunDescriptor({ ...GOOD, memoryMb: 128, timeMinutes: 5 }, FILE)).toEqual({
    ...same,
    descriptorVersion: 2,
    limits: { memoryMb: 384, timeMinutes: 5 },
  });
  expect(parseRunDescriptor(GOOD, FILE)).toEqual({ ...same, descriptorVersion: 2 });
  expect(parseRunDescriptor(LOCAL, FILE)).toEqual(LOCAL);
});

test('each example of the documentation is valid', () => {
  const page = readFileSync(resolve(STORE, '../README.md'), 'utf8');
  const examples = [...page.matchAll(/^```json\n(.+?)^```/gms)].map(([, text = '']): unknown =>
    JSON.parse(text),
  );
  expect(examples.map(problemsOf)).toEqual([[], [], [], [], []]);
});

test('the message of a bad file names the file, every wrong key and the remedy', () => {
  expect(() => parseRunDescriptor({ ...GOOD, engine: 'wes', program: 'X' }, FILE)).toThrow(
    'a/b-v1/run.local.json is not valid: engine must be "local"; program must be a kebab-case name. Correct the file; app-store/README.md explains each key.',
  );
  expect(problemsOf('text')).toEqual(['the file must hold one object']);
});

test.each(apps)('%s has the same form in Chinese, with all texts translated', (app) => {
  const textKeys = new Set(['label', 'question', 'placeholder', 'message', 'buttonLabel']);
  const bare = (file: string): unknown =>
    JSON.parse(JSON.stringify(read(app, file), (key, value: unknown) => (textKeys.has(key) ? '' : value)));
  expect(bare('schema.zh-CN.json')).toEqual(bare('schema.json'));
  const text = JSON.stringify(read(app, 'schema.zh-CN.json'), (key, value: unknown) =>
    key === 'rules' || key === 'options' ? undefined : value,
  );
  expect(text.match(/"(question|placeholder|buttonLabel)":"[^"\u4e00-\u9fff]*"/g)).toBeNull();
});
