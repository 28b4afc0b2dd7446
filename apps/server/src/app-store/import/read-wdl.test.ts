import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWdl, wdlReferences } from './read-wdl.ts';
import { blockOf, plainWdl } from './wdl-blocks.ts';

const WDL = `version 1.1
import "tasks/align.wdl" as align # import "not/this.wdl"
import 'https://example.org/far.wdl'

workflow qc {
  meta {
    description: "Checks reads: { and } are text"
  }
  parameter_meta {
    reads: "Reads of one sample"
    depth: { description: "Minimum depth", group: "limits" }
  }
  input {
    Array[File]+ reads # both mates
    String sample_id
    Int depth = 30
    Float? cutoff
    Boolean strict = true
    String? label = "run ~{sample_id}"
    Map[String, Int] weights
    Array[String]? extra
    File index = "default.fai"
  }
  call align.map as first { input: reads = reads }
  call align.map { input: reads = reads }
  if (strict) {
    scatter (read in reads) { call count }
  }
  output {
    File report_html = first.report
    Array[File]? bams = map.bam
    Int total = count.n
  }
}

task count {
  input { File read }
  command <<<
    awk '{ print "workflow other {" }' # }}}
  >>>
  output { Int n = read_int(stdout()) }
}
`;

describe('readWdl', () => {
  const read = readWdl(WDL, 'qc.wdl');

  it('has the title, the description and the version', () => {
    expect(read).toMatchObject({
      title: 'qc',
      description: 'Checks reads: { and } are text',
      languageVersion: '1.1',
    });
  });

  it('has a field for each input of a type that a form can ask for', () => {
    expect(
      read.inputs.map(({ name, kind, required, default: preset, help }) => [
        name,
        kind,
        required,
        preset,
        help,
      ]),
    ).toEqual([
      ['qc.reads', 'files', true, undefined, 'Reads of one sample'],
      ['qc.sample_id', 'text', true, undefined, undefined],
      ['qc.depth', 'number', false, 30, 'Minimum depth'],
      ['qc.cutoff', 'number', false, undefined, undefined],
      ['qc.strict', 'boolean', false, true, undefined],
      ['qc.label', 'text', false, undefined, undefined],
      ['qc.index', 'file', false, undefined, undefined],
    ]);
  });

  it('notes what could not be mapped, and whether the workflow runs without it', () => {
    expect(read.notes).toEqual([
      'Input "label" has the default "run ~{sample_id}", which the engine computes for an empty field.',
      expect.stringMatching(
        /^Input "weights" of the type Map.* required, so the workflow fails without it\.$/,
      ),
      expect.stringMatching(/^Input "extra" of the type .*: the workflow runs without it\.$/),
      'Output "total" of the type Int is no file and is not stored.',
    ]);
  });

  it('has the outputs that are files, and the calls by their aliases', () => {
    expect(read.outputs).toEqual([
      { name: 'qc.report_html', kind: 'html', required: true },
      { name: 'qc.bams', kind: expect.any(String), required: false },
    ]);
    expect(read.steps).toEqual(['first', 'map', 'count']);
  });

  it('has the imports without those in comments', () => {
    expect(wdlReferences(WDL)).toEqual(['tasks/align.wdl', 'https://example.org/far.wdl']);
  });

  it('refuses a file without a workflow, and notes one without inputs', () => {
    expect(() => readWdl('task only { command { echo } }', 'a.wdl')).toThrow('a.wdl has no workflow.');
    expect(readWdl('workflow w { call t }', 'a.wdl')).toMatchObject({
      inputs: [],
      languageVersion: 'draft-2',
      notes: ['The workflow has no input block, so the form has no fields for it.'],
    });
  });
});

describe('blockOf', () => {
  it('finds a block behind any strings with braces and quotes', () => {
    const text = fc.stringMatching(/^[ -!#-&(-[\]-~]{0,20}$/);
    fc.assert(
      fc.property(text, text, (before, inside) => {
        const source = `meta { description: "${before}" }\ninput { String a = "${inside}" }\n`;
        expect(blockOf(plainWdl(source), /input/)?.content).toBe(` String a = "${inside}" `);
      }),
    );
  });

  it('has the rest of a text whose block is not closed', () => {
    expect(blockOf('input { File a', /input/)?.content).toContain('File');
  });
});
