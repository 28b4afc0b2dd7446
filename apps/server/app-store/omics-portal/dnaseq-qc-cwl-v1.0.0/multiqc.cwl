cwlVersion: v1.2
class: CommandLineTool
label: One report of all steps
hints:
  SoftwareRequirement:
    packages:
      multiqc: { version: ['1.14'] }
  ResourceRequirement: { coresMin: 1, ramMin: 1024 }
# Names of samples come from the names of the files, and no newer version is looked for. MultiQC writes NaN for a share of
# nothing, which is not JSON: readers get null. The template "simple" makes one file with its plots as images: that of default
# loads its plots from other sites where Debian packaged MultiQC, and stays empty in the preview. The values follow the script as arguments, so none is read as a command.
baseCommand:
  - bash
  - -c
  - |
    set -euo pipefail
    title=$1
    shift
    multiqc --force --no-ansi --template simple --title "$title" --filename multiqc_report.html \
      --cl-config '{no_version_check: true, use_filename_as_sample_name: true}' "$@"
    python3 - <<'SCRIPT'
    import json
    import math
    from pathlib import Path

    def finite(value):
        if isinstance(value, dict):
            return {key: finite(each) for key, each in value.items()}
        if isinstance(value, list):
            return [finite(each) for each in value]
        return None if isinstance(value, float) and not math.isfinite(value) else value

    data = json.loads(Path("multiqc_report_data/multiqc_data.json").read_text())
    Path("multiqc_data.json").write_text(json.dumps(finite(data), allow_nan=False))
    SCRIPT
  - multiqc
inputs:
  sample_id: { type: string, inputBinding: { position: 1 } }
  fastp_json: { type: File, inputBinding: { position: 2 } }
  stats: { type: File, inputBinding: { position: 3 } }
  flagstat: { type: File, inputBinding: { position: 4 } }
outputs:
  report: { type: File, outputBinding: { glob: multiqc_report.html } }
  data: { type: File, outputBinding: { glob: multiqc_data.json } }
