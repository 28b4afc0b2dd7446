cwlVersion: v1.2
class: CommandLineTool
label: Statistics of the alignments
hints:
  SoftwareRequirement:
    packages:
      samtools: { version: ['1.16.1'] }
  ResourceRequirement: { coresMin: 1, ramMin: 512 }
baseCommand: [samtools, stats]
inputs:
  sample_id: string
  bam:
    type: File
    secondaryFiles: [.bai]
    inputBinding: { position: 1 }
stdout: $(inputs.sample_id).stats.txt
outputs:
  stats: stdout
