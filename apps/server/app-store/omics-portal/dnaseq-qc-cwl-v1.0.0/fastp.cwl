cwlVersion: v1.2
class: CommandLineTool
label: Trim adapters and low-quality ends, and describe the reads
hints:
  SoftwareRequirement:
    packages:
      fastp: { version: ['0.23.2'] }
  ResourceRequirement: { coresMin: 1, ramMin: 1024 }
baseCommand: fastp
arguments:
  - { prefix: --thread, valueFrom: $(runtime.cores) }
  - { prefix: --report_title, valueFrom: $(inputs.sample_id) }
  - { prefix: --out1, valueFrom: $(inputs.sample_id)_R1.fastq.gz }
  - { prefix: --out2, valueFrom: $(inputs.sample_id)_R2.fastq.gz }
  - { prefix: --json, valueFrom: $(inputs.sample_id).fastp.json }
  - { prefix: --html, valueFrom: $(inputs.sample_id).fastp.html }
inputs:
  sample_id: string
  pairs: { type: File, doc: 'Result of the check, so that damaged files are not trimmed' }
  reads_1: { type: File, inputBinding: { prefix: --in1 } }
  reads_2: { type: File, inputBinding: { prefix: --in2 } }
  min_quality: { type: int, inputBinding: { prefix: --qualified_quality_phred } }
  min_length: { type: int, inputBinding: { prefix: --length_required } }
outputs:
  trimmed_1: { type: File, outputBinding: { glob: $(inputs.sample_id)_R1.fastq.gz } }
  trimmed_2: { type: File, outputBinding: { glob: $(inputs.sample_id)_R2.fastq.gz } }
  json: { type: File, outputBinding: { glob: $(inputs.sample_id).fastp.json } }
  html: { type: File, outputBinding: { glob: $(inputs.sample_id).fastp.html } }
