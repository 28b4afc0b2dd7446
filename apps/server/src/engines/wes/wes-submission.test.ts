import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { StoredApp } from '../../app-store/app-store.ts';
import { EngineAway, EngineRefusal } from '../job-engine.ts';
import {
  invalidLink,
  missingApp,
  missingInput,
  missingInputs,
  otherEngine,
  otherLanguage,
} from '../run-refusals.ts';
import { cwlDescriptor, engineRun, wesTest } from './testing/wes-test.ts';

describe('submission', () => {
  test('has the inputs as links, the workflow with its attachments and the tags', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wes-app-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'qc.cwl'), 'cwlVersion: v1.2');
    await writeFile(join(folder, 'step.cwl'), 'class: CommandLineTool');
    const app = { folder, name: 'lab/qc-v1' } as StoredApp;
    const { fake, engine, objects } = await wesTest(
      { dialect: 'toil' },
      { inputOrigin: 'http://10.0.0.5:4600' },
      {
        appStore: { findByName: async () => app },
      },
    );
    await objects.put('users', 'ada/r 1.fastq', Readable.from(['@r']));
    await objects.put('users', 'ada/panel/a.bed', Readable.from(['1']));
    await objects.put('users', 'ada/panel/more/b.bed', Readable.from(['2']));
    const descriptor = cwlDescriptor({
      workflow: { file: 'qc.cwl', attachments: ['step.cwl'] },
      version: '1.2',
      params: [
        { name: 'reads', from: 'fastq', kind: 'files' },
        { name: 'panel', from: 'panel', kind: 'file' },
        { name: 'depth', from: 'depth', kind: 'number', default: 30 },
      ],
      engineParameters: { '--logLevel': 'INFO' },
    });
    const sample = {
      sample_id: 's1',
      fastq: ['minio://users/ada/r 1.fastq'],
      panel: 'minio://users/ada/panel/',
    };
    const handle = await engine.submit(engineRun({ descriptor, sample }));
    const { id, request, attachments } = fake.run();
    expect(handle).toEqual({ remoteId: id });
    expect(attachments).toEqual({ 'qc.cwl': 'cwlVersion: v1.2', 'step.cwl': 'class: CommandLineTool' });
    expect(request).toMatchObject({
      workflow_url: 'qc.cwl',
      workflow_type: 'cwl',
      workflow_type_version: 'v1.2',
      workflow_engine_parameters: '{"--logLevel":"INFO"}',
    });
    expect(request).not.toHaveProperty('workflow_engine');
    expect(JSON.parse(request['tags'] ?? '')).toEqual({
      'portal-run-id': 'our-1',
      'portal-name': 'Quartet WGS',
      'portal-sample': 's1',
      'portal-app': 'lab/qc-v1',
    });
    const link = (path: string): unknown =>
      expect.stringMatching(new RegExp(`^http://10\\.0\\.0\\.5:4600/.*${path}`));
    expect(JSON.parse(request['workflow_params'] ?? '')).toEqual({
      depth: 30,
      reads: [{ class: 'File', basename: 'r 1.fastq', location: link('r%201\\.fastq') }],
      panel: {
        class: 'Directory',
        basename: 'panel',
        listing: [
          { class: 'File', basename: 'a.bed', location: link('a\\.bed') },
          {
            class: 'Directory',
            basename: 'more',
            listing: [{ class: 'File', basename: 'b.bed', location: link('b\\.bed') }],
          },
        ],
      },
    });
  });

  test('names the workflow engine where WES 1.1 offers a choice, and the configured one everywhere', async () => {
    const sapporo = await wesTest({ dialect: 'sapporo' });
    await sapporo.submitted(engineRun());
    expect(sapporo.fake.run().request).toMatchObject({
      workflow_engine: 'cwltool',
      workflow_engine_version: '3.1',
    });
    const toil = await wesTest({ dialect: 'toil' }, { engine: 'toil', engineVersion: '6' });
    await toil.submitted(engineRun());
    expect(toil.fake.run().request).toMatchObject({ workflow_engine: 'toil', workflow_engine_version: '6' });
  });

  test('gives the URL itself to languages other than CWL', async () => {
    const { fake, objects, submitted } = await wesTest();
    await objects.put('users', 'a.vcf', Readable.from(['##']));
    const params = [{ name: 'qc.vcf', from: 'vcf', kind: 'file' }] as const;
    const descriptor = cwlDescriptor({ type: 'WDL', version: '1.0', params });
    await submitted(engineRun({ descriptor, sample: { sample_id: 's', vcf: 'minio://users/a.vcf' } }));
    const { 'qc.vcf': link } = JSON.parse(fake.run().request['workflow_params'] ?? '') as {
      'qc.vcf': string;
    };
    expect(link).toMatch(/^https:\/\/portal\.example\.org\/.*a\.vcf/);
  });

  test('attaches the sample sheet of a Nextflow pipeline, with its files as links', async () => {
    const { fake, objects, submitted } = await wesTest({}, { types: ['NFL'] });
    await objects.put('users', 'a_R1.fq.gz', Readable.from(['@r']));
    const descriptor = cwlDescriptor({
      type: 'NFL',
      version: 'DSL2',
      workflow: { url: 'https://git.example.org/lab/rnacount' },
      params: [{ name: 'aligner', from: 'aligner', kind: 'text', default: 'star' }],
      sampleSheet: {
        param: 'input',
        columns: [
          { name: 'sample', from: 'sample_id', kind: 'text', required: true },
          { name: 'fastq_1', from: 'fastq_1', kind: 'file', required: true },
          { name: 'fastq_2', from: 'fastq_2', kind: 'file' },
        ],
      },
    });
    const sample = { sample_id: 'S1', fastq_1: ['minio://users/a_R1.fq.gz'] };
    await submitted(engineRun({ descriptor, sample }));
    const { request, attachments } = fake.run();
    expect(JSON.parse(request['workflow_params'] ?? '')).toEqual({
      aligner: 'star',
      input: 'samplesheet.csv',
    });
    expect(attachments['samplesheet.csv']).toMatch(
      /^sample,fastq_1,fastq_2\nS1,https:\/\/portal\.example\.org\/[^,]*a_R1\.fq\.gz[^,]*,\n$/,
    );
  });

  const params = [{ name: 'reads', from: 'fastq', kind: 'file', required: true }] as const;
  const LOCAL = { descriptorVersion: 2, engine: 'local', program: 'none', params: [], outputs: [] } as const;
  test.each([
    ['a required field is empty', { descriptor: cwlDescriptor({ params }) }, missingInputs(['fastq'])],
    [
      'an input is gone',
      { descriptor: cwlDescriptor({ params }), sample: { sample_id: 's', fastq: 'minio://users/x' } },
      missingInput('minio://users/x'),
    ],
    [
      'an input is no storage link',
      { descriptor: cwlDescriptor({ params }), sample: { sample_id: 's', fastq: '/etc/passwd' } },
      invalidLink('/etc/passwd'),
    ],
    [
      'a file of the sample sheet is gone',
      {
        descriptor: cwlDescriptor({
          params: [],
          sampleSheet: { param: 'input', columns: [{ name: 'fastq_1', from: 'fastq', kind: 'file' }] },
        }),
        sample: { sample_id: 's', fastq: 'minio://users/x' },
      },
      missingInput('minio://users/x'),
    ],
    [
      'the engine does not run the language',
      { descriptor: cwlDescriptor({ type: 'SMK' }) },
      otherLanguage('wes', ['CWL', 'WDL'], 'SMK'),
    ],
    [
      'the app is gone',
      { descriptor: cwlDescriptor({ workflow: { file: 'qc.cwl' } }) },
      missingApp('lab/qc-v1'),
    ],
    ['the descriptor is for another engine', { descriptor: LOCAL }, otherEngine('wes')],
  ])('is refused for good when %s', async (_case, change, refusal) => {
    const { engine, fake } = await wesTest();
    // Equal in the message and in the reason with its code.
    await expect(engine.submit(engineRun(change))).rejects.toEqual(refusal);
    expect(fake.runs.size).toBe(0);
  });

  test.each<[status: number, kind: typeof EngineAway | typeof EngineRefusal, message: RegExp]>([
    [400, EngineRefusal, /refuses this run: no such version/],
    [404, EngineRefusal, /no such version/],
    [413, EngineRefusal, /no such version/],
    [422, EngineRefusal, /no such version/],
    [401, EngineAway, /refuses the portal \(401: no such version\): set WES_TOKEN\./],
    [403, EngineAway, /set WES_TOKEN\./],
    [408, EngineAway, /answered 408/],
    [429, EngineAway, /answered 429/],
    [500, EngineAway, /answered 500: no such version/],
    [503, EngineAway, /answered 503/],
  ])('an engine that answers %i with a sentence', async (status, kind, message) => {
    const { engine, fake } = await wesTest({ dialect: 'wes-1.0' });
    fake.extra.set('/ga4gh/wes/v1/runs', { status, json: { msg: 'no such version', status_code: status } });
    const attempt = engine.submit(engineRun());
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toBeInstanceOf(kind);
  });

  test('an address without a WES behind it fails no job', async () => {
    const { engine, fake } = await wesTest();
    fake.extra.set('/ga4gh/wes/v1/runs', { status: 404, text: 'nginx' });
    await engine.check();
    fake.extra.set('/ga4gh/wes/v1/service-info', { status: 404, text: 'nginx' });
    await expect(engine.submit(engineRun())).rejects.toThrow(
      /refuses \/service-info \(404 nginx\): check that WES_URL is the address/,
    );
    await expect(engine.submit(engineRun())).rejects.toBeInstanceOf(EngineAway);
  });

  test('is sent as JSON to an engine that takes no forms', async () => {
    const { engine, fake } = await wesTest();
    fake.extra.set('/ga4gh/wes/v1/runs', { status: 415, json: { message: 'Unsupported' } });
    await expect(engine.submit(engineRun())).rejects.toThrow(/refuses this run: 415|Unsupported/);
    expect(fake.requests.filter(({ kind }) => kind === 'submit')).toHaveLength(2);
  });
});
