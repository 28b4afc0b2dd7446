cwlVersion: v1.2
class: CommandLineTool
label: Align the reads, sort the alignments by position and index them
hints:
  SoftwareRequirement:
    packages:
      bwa: { version: ['0.7.17'] }
      samtools: { version: ['1.16.1'] }
  ResourceRequirement: { coresMin: 1, ramMin: 2048 }
# The values follow the script as arguments, so none of them is read as a command.
baseCommand:
  - bash
  - -c
  - |
    set -euo pipefail
    bwa mem -t "$1" -R "@RG\tID:$2\tSM:$2\tPL:ILLUMINA" "$3" "$4" "$5" |
      samtools sort -@ "$1" -T sort --write-index -o "$2.bam##idx##$2.bam.bai" -
  - bwa-mem
arguments:
  - { position: 1, valueFrom: $(runtime.cores) }
inputs:
  sample_id: { type: string, inputBinding: { position: 2 } }
  reference:
    type: File
    secondaryFiles: [.amb, .ann, .bwt, .pac, .sa]
    inputBinding: { position: 3 }
  reads_1: { type: File, inputBinding: { position: 4 } }
  reads_2: { type: File, inputBinding: { position: 5 } }
outputs:
  bam:
    type: File
    secondaryFiles: [.bai]
    outputBinding: { glob: $(inputs.sample_id).bam }
