cwlVersion: v1.2
class: Workflow
label: DNA sequencing QC
doc: >-
  Quality control of one sample of paired reads: trimming and read statistics by fastp, alignment by BWA-MEM, alignment
  statistics by SAMtools, and one report by MultiQC. Damaged files fail before.

inputs:
  sample_id:
    type: string
    doc: Name of the sample in file names, in the read group and in the report
  reads_1:
    type: File
    doc: FASTQ file of read 1, plain or gzip
  reads_2:
    type: File
    doc: FASTQ file of read 2, in the order of read 1
  reference:
    type: File
    doc: Reference genome as FASTA, plain or gzip
  min_quality:
    type: int
    default: 15
    doc: Phred quality below which fastp counts a base as unqualified
  min_length:
    type: int
    default: 15
    doc: Shortest read that fastp keeps after trimming

steps:
  check_reads:
    run: check-reads.cwl
    in:
      reads_1: reads_1
      reads_2: reads_2
    out: [pairs]
  fastp:
    run: fastp.cwl
    in:
      pairs: check_reads/pairs
      sample_id: sample_id
      reads_1: reads_1
      reads_2: reads_2
      min_quality: min_quality
      min_length: min_length
    out: [trimmed_1, trimmed_2, json, html]
  bwa_index:
    run: bwa-index.cwl
    in:
      reference: reference
    out: [indexed]
  bwa_mem:
    run: bwa-mem.cwl
    in:
      sample_id: sample_id
      reads_1: fastp/trimmed_1
      reads_2: fastp/trimmed_2
      reference: bwa_index/indexed
    out: [bam]
  samtools_stats:
    run: samtools-stats.cwl
    in:
      sample_id: sample_id
      bam: bwa_mem/bam
    out: [stats]
  samtools_flagstat:
    run: samtools-flagstat.cwl
    in:
      sample_id: sample_id
      bam: bwa_mem/bam
    out: [flagstat]
  multiqc:
    run: multiqc.cwl
    in:
      sample_id: sample_id
      fastp_json: fastp/json
      stats: samtools_stats/stats
      flagstat: samtools_flagstat/flagstat
    out: [report, data]

outputs:
  multiqc_report:
    type: File
    outputSource: multiqc/report
  multiqc_data:
    type: File
    outputSource: multiqc/data
  fastp_json:
    type: File
    outputSource: fastp/json
  fastp_html:
    type: File
    outputSource: fastp/html
  stats:
    type: File
    outputSource: samtools_stats/stats
  flagstat:
    type: File
    outputSource: samtools_flagstat/flagstat
  bam:
    type: File
    secondaryFiles: [.bai]
    outputSource: bwa_mem/bam
