/** CWL workflow as laboratories write them, with what a form can and cannot express. */
export const CWL = `#!/usr/bin/env cwl-runner
cwlVersion: v1.1
class: Workflow
label: Trim and count
doc: Trims reads. Then counts them.
inputs:
  sample_name: string
  fastq_1: { type: File, doc: Read 1, format: edam:format_1930 }
  bam: File?
  min_length: { type: int, default: 30, label: Shortest read }
  mode: { type: { type: enum, symbols: [fast, exact] }, default: fast }
  paired: boolean?
  adapters: string[]?
  threshold: [ "null", float ]
  settings: Any
steps:
  trim: { run: tools/trim.cwl, in: {}, out: [] }
  count: { run: count.cwl#main, in: {}, out: [] }
outputs:
  report_html: { type: File, outputSource: count/report }
  counts: { type: "File[]", outputSource: count/counts }
  reads: { type: int, outputSource: count/reads }
`;

/** Tool that the CWL workflow refers to. */
export const CWL_TOOL = `cwlVersion: v1.1
class: CommandLineTool
baseCommand: "true"
inputs: []
outputs: []
`;

/** WDL workflow with a task in the same file, whose command has braces and quotes. */
export const WDL = `version 1.0
import "tasks/align.wdl" as align
# workflow notes { are } comments
task stats {
  input { File bam }
  command <<<
    samtools stats ~{bam} | awk '{ print "}" }' # {
  >>>
  output { File stats = stdout() }
}
workflow wgs_qc {
  meta { description: "Quality of one genome" }
  parameter_meta {
    fastq_r1: "First reads; a URL works, too {yes}"
    threads: { help: "Cores of the aligner", category: "common" }
  }
  input {
    String sample_id
    File fastq_r1
    Array[File]+ bed_files
    File? known_sites
    Int threads = 4
    Float cutoff = 0.5 # share
    Boolean paired = true
    String label = sample_id + "_x"
    Map[String, Int] weights
  }
  call align.bwa { input: reads = fastq_r1 }
  call stats as count_stats { input: bam = bwa.bam }
  output {
    File bam = bwa.bam
    File? vcf = bwa.vcf
    Int reads = bwa.reads
  }
}
`;

/** Part of an nf-core `nextflow_schema.json`. */
export const NEXTFLOW = JSON.stringify({
  title: 'lab/rnacount pipeline parameters',
  description: 'Counts RNA.',
  $defs: {
    input_output_options: {
      required: ['input', 'outdir'],
      properties: {
        input: { type: 'string', format: 'file-path', mimetype: 'text/csv', description: 'Sample sheet.' },
        outdir: { type: 'string', format: 'directory-path' },
        email: { type: 'string', hidden: true },
      },
    },
    alignment_options: {
      properties: {
        aligner: { type: 'string', default: 'star', enum: ['star', 'hisat2'] },
        min_mapped: { type: ['integer', 'null'], default: 5, minimum: 0, maximum: 100 },
        skip_qc: { type: 'boolean' },
        gtf: { type: 'string', format: 'file-path', pattern: '^\\\\S+\\\\.gtf$' },
        weights: { type: 'object' },
      },
    },
    institutional_config_options: { properties: { custom_config_base: { type: 'string' } } },
  },
});

/** Schema of a sample sheet as pipelines of nf-core have it in `assets/schema_input.json`. */
export const NF_CORE_SAMPLES = JSON.stringify({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'lab/rnacount pipeline - params.input schema',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      sample: {
        type: 'string',
        pattern: '^\\S+$',
        errorMessage: 'A sample name without blanks is needed',
        meta: ['id'],
      },
      fastq_1: {
        type: 'string',
        format: 'file-path',
        exists: true,
        pattern: '^\\S+\\.f(ast)?q\\.gz$',
        errorMessage: 'A gzip FASTQ file of read 1 is needed',
      },
      fastq_2: {
        type: 'string',
        format: 'file-path',
        exists: true,
        pattern: '^\\S+\\.f(ast)?q\\.gz$',
        errorMessage: 'A gzip FASTQ file',
      },
      strandedness: {
        type: 'string',
        enum: ['forward', 'reverse', 'unstranded', 'auto'],
        errorMessage: 'The strandedness of the library',
        meta: ['strandedness'],
      },
    },
    required: ['sample', 'fastq_1', 'strandedness'],
  },
});
