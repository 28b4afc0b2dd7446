cwlVersion: v1.2
class: CommandLineTool
label: One report of all steps
hints:
  SoftwareRequirement:
    packages:
      multiqc: { version: ['1.14'] }
  ResourceRequirement: { coresMin: 1, ramMin: 1024 }
baseCommand: multiqc
arguments:
  - --force
  - --no-ansi
  - { prefix: --title, valueFrom: $(inputs.sample_id) }
  - { prefix: --filename, valueFrom: multiqc_report.html }
  # Names of samples come from the names of the files. No request for a newer version.
  - { prefix: --cl-config, valueFrom: '{no_version_check: true, use_filename_as_sample_name: true}' }
inputs:
  sample_id: string
  fastp_json: { type: File, inputBinding: { position: 1 } }
  stats: { type: File, inputBinding: { position: 2 } }
  flagstat: { type: File, inputBinding: { position: 3 } }
outputs:
  report: { type: File, outputBinding: { glob: multiqc_report.html } }
  data: { type: File, outputBinding: { glob: multiqc_report_data/multiqc_data.json } }
