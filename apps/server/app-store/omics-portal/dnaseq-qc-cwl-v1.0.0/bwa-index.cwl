cwlVersion: v1.2
class: CommandLineTool
label: Index the reference genome
hints:
  SoftwareRequirement:
    packages:
      bwa: { version: ['0.7.17'] }
  ResourceRequirement: { coresMin: 1, ramMin: 1024 }
requirements:
  # BWA writes the index beside the reference, so the reference belongs in the output folder.
  InitialWorkDirRequirement:
    listing: [$(inputs.reference)]
baseCommand: [bwa, index]
inputs:
  reference:
    type: File
    inputBinding: { valueFrom: $(self.basename) }
outputs:
  indexed:
    type: File
    secondaryFiles: [.amb, .ann, .bwt, .pac, .sa]
    outputBinding: { glob: $(inputs.reference.basename) }
