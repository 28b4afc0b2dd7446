import type { WorkflowInput } from '../forms/workflow-input.ts';
import type { OutputKind, SampleSheet } from '../run-descriptor.ts';

/** Inputs, outputs and steps of a workflow, as far as a form and a run descriptor can express them. */
export interface WorkflowDescription {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Version of the workflow language, such as `v1.2`. */
  readonly languageVersion: string;
  readonly inputs: readonly WorkflowInput[];
  /** Sample sheet of an nf-core pipeline; undefined for other workflows. */
  readonly sampleSheet?: SampleSheet;
  readonly outputs: readonly WorkflowOutput[];
  readonly steps: readonly string[];
  /** Sentences about what could not be mapped, for the operator. */
  readonly notes: readonly string[];
}

/** Output of a workflow: by its name at the engine, or for Nextflow by a pattern. */
export interface WorkflowOutput {
  readonly name: string;
  readonly pattern?: string;
  readonly kind: OutputKind;
  readonly required: boolean;
}

const KINDS: readonly [RegExp, OutputKind][] = [
  [/html|report/i, 'html'],
  [/bam(?![a-z])/i, 'bam'],
  [/vcf/i, 'vcf'],
  [/fastq|(^|_)fq(_|$)/i, 'fastq'],
  [/json/i, 'json'],
  [/tsv/i, 'tsv'],
  [/csv/i, 'csv'],
  [/pdf/i, 'pdf'],
  [/(^|_)(txt|log|stats)(_|$)/i, 'text'],
];

/** Kind of a file output by its name: workflow languages have no kinds of files. */
export function kindByName(name: string): OutputKind {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'file';
}
