cwlVersion: v1.2
class: CommandLineTool
label: Check that both FASTQ files are whole and have as many reads
doc: fastp 0.23 succeeds with the first part of a truncated file, so the files are read once before.
hints:
  ResourceRequirement: { coresMin: 1, ramMin: 256 }
# The values follow the script as arguments, so none of them is read as a command.
baseCommand:
  - bash
  - -c
  - |
    set -euo pipefail
    content() { case "$1" in *.gz) gzip --decompress --stdout -- "$1" ;; *) cat -- "$1" ;; esac; }
    reads() {
      content "$1" | awk '
        function fail(problem) { print "line " NR ": " problem > "/dev/stderr"; failed = 1; exit 1 }
        NR % 4 == 1 && !/^@/ { fail("a name must begin with @") }
        NR % 4 == 2 { bases = length($0) }
        NR % 4 == 3 && !/^\+/ { fail("the third line of a read must begin with +") }
        NR % 4 == 0 && length($0) != bases { fail("bases and qualities differ in number") }
        END {
          if (failed) exit 1
          if (NR == 0) fail("the file has no reads")
          if (NR % 4 != 0) fail("the file ends inside a read")
          print NR / 4
        }'
    }
    count() {
      reads "$1" || { echo "${1##*/} is damaged, truncated or not a FASTQ file. Upload it again." >&2; exit 1; }
    }
    first=$(count "$1")
    second=$(count "$2")
    if [ "$first" != "$second" ]; then
      echo "${1##*/} has $first reads and ${2##*/} has $second. Choose the two files of the same sequencing run." >&2
      exit 1
    fi
    echo "$first"
  - check-reads
inputs:
  reads_1: { type: File, inputBinding: { position: 1 } }
  reads_2: { type: File, inputBinding: { position: 2 } }
stdout: read-pairs.txt
outputs:
  pairs: stdout
