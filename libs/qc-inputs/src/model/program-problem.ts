import { type InputProblemCode } from './input-problem';

/** Place in a file: `line` from 1, `column` with its name. */
interface Place {
  readonly line?: number;
  readonly column?: string;
}

/**
 * Reasons for which a program of quality control refuses its input: codes with their parameters. The programs print them in
 * their logs, the portal has words for each in every language. `run.` concerns a run that could not start, that its engine ended, or that gave no
 * reason, `log.` a notice of the portal in a log, `engine.` an engine that does not answer, or that answers with a state that the portal does not know, `program.` the parameters, `file.` the packing of a file, and the others the content; `dna.` before a code of an {@link InputProblemCode} tells it from the problems of tables.
 */
export interface ProgramProblemParams extends Record<`dna.${InputProblemCode}`, Place & Figures> {
  'run.exit-code': { exitCode: number };
  'run.signal': { signal: string };
  'run.not-launched': { reason: string };
  'run.log-not-written': { reason: string };
  'run.memory-limit': { limit: number };
  'run.time-limit': { limit: number };
  'run.processor-limit': { limit: number };
  'run.machine-stopped': Record<never, never>;
  'run.machine-away': { host: string; limit: number };
  'run.disk-full': Record<never, never>;
  'run.missing-outputs': { outputs: string };
  'run.no-reason': Record<never, never>;
  'run.missing-inputs': { inputs: string };
  'run.missing-input': { link: string };
  'run.invalid-link': { text: string };
  'run.option-like': { input: string; tool: string };
  'run.folder-in-sheet': { link: string };
  'run.folder-input': { link: string };
  'run.large-folder': { folder: string; limit: number };
  'run.missing-tool': { tool: string };
  'run.missing-app': { app: string };
  'run.missing-app-file': { app: string; path: string };
  'run.other-engine': { file: string };
  'run.other-language': { engine: string; languages: string; language: string };
  'run.refused-by-engine': { engine: string; reason: string };
  'run.hidden-runs': Record<never, never>;
  'run.step-failed': { step: string; exitCode: number };
  'run.workflow-reason': { reason: string };
  'run.workflow-exit-code': { exitCode: number };
  'run.workflow-failed': Record<never, never>;
  'run.system-error': Record<never, never>;
  'run.system-error-reason': { reason: string };
  'run.preempted': Record<never, never>;
  'run.lost': { engine: string };
  'run.large-response': { engine: string; limit: number };
  'run.results-not-stored': { reason: string };
  'run.results-store-away': { reason: string };
  'run.results-store-refused': { reason: string };
  'run.unread-folder': { address: string };
  'run.unread-engine-disk': { address: string; variable: string };
  'run.unread-protocol': { address: string };
  'run.unread-password': Record<never, never>;
  'run.unread-host': { host: string; variable: string };
  'run.unread-redirects': { address: string };
  'run.unread-status': { address: string; status: number };
  'run.unread-no-file': { address: string };
  'run.unread-absent': { address: string };
  'run.unread-outside': { address: string; variable: string };
  'run.unread-no-path': { address: string };
  'run.unread-no-address': { text: string };
  'run.unread-large': { path: string; limit: number };

  'log.cut': { limit: number };
  'log.no-step-log': Record<never, never>;
  'log.not-handed-over': { engine: string; cause: string } & Figures;

  'engine.not-connected': { engine: string };
  'engine.other-machine': { host: string; folder: string };
  'engine.disk-full': Record<never, never>;
  'engine.store-away': { reason: string };
  'engine.store-refused': { reason: string };
  'engine.unknown-run': { engine: string };
  'engine.error': { engine: string; reason: string };
  'engine.receiving': { engine: string };
  'engine.no-results-yet': { engine: string };
  'engine.connection-refused': { engine: string };
  'engine.unknown-host': { engine: string };
  'engine.no-lookup': { engine: string };
  'engine.connection-broke': { engine: string };
  'engine.unreachable-host': { engine: string };
  'engine.unreachable-network': { engine: string };
  'engine.no-connection': { engine: string };
  'engine.no-response': { engine: string };
  'engine.no-answer': { engine: string; reason: string };
  'engine.token-missing': { engine: string; status: number; reason: string; variable: string };
  'engine.token-refused': { engine: string; status: number; reason: string; variable: string };
  'engine.status': { engine: string; status: number; reason: string };
  'engine.file-status': { engine: string; status: number; address: string };
  'engine.not-json': { engine: string; path: string; variable: string };
  'engine.redirect': { engine: string; target: string; variable: string };
  'engine.refused-path': { engine: string; path: string; reason: string; variable: string };
  'engine.no-service-info': { engine: string; variable: string };
  'engine.large-response': { engine: string; path: string; limit: number };
  'engine.no-run-id': { engine: string };
  'engine.no-run-state': { engine: string };
  'engine.no-run-list': { engine: string };
  'engine.endless-run-list': { engine: string };
  'engine.refused-stop': { engine: string; reason: string };
  'engine.unknown-state': { state: string };
  'engine.no-state': Record<never, never>;

  'program.missing-parameter': { parameter: string };
  'program.no-number': { parameter: string };
  'program.missing-file': { parameter: string };
  'program.unknown-choice': { parameter: string; text: string; choices: string };
  'program.unknown-profile': { profile: string };
  'program.large-sheet': { limit: number };
  'program.folder-for-rna': Record<never, never>;
  'program.broken-reference': { path: string };

  'file.missing': Record<never, never>;
  'file.empty': Record<never, never>;
  'file.unread-packing': { packing: string };
  'file.truncated': { packing: string };
  'file.damaged': { packing: string };

  'fastq.no-first-reads': Record<never, never>;
  'fastq.unequal-files': { first: number; second: number };
  'fastq.no-bases': { reads: number };
  'fastq.other-encoding': { quality: string; encoding: string };
  'fastq.bad-quality': { record: number; byte: number };
  'fastq.no-reads': Record<never, never>;
  'fastq.long-record': { record: number };
  'fastq.cut-record': { record: number };
  'fastq.fasta': Record<never, never>;
  'fastq.other-format': Record<never, never>;
  'fastq.no-at-sign': { record: number };
  'fastq.no-plus-line': { record: number };
  'fastq.unequal-lengths': { record: number; sequence: number; quality: number };
  'fastq.unequal-reads': { reads: number; other: string; otherReads: number };
  'fastq.other-names': { other: string; from: number; to: number };

  'variant.no-variants': Record<never, never>;
  'variant.none-usable': { rows: number; filteredOut: number; referenceRows: number; notSmall: number };
  'variant.no-carrier': { rows: number };
  'variant.no-member-column': { member: string; cellLine: string; columns: string };
  'variant.several-member-columns': { member: string; cellLine: string; columns: string };
  'variant.sample-columns': { columns: number };
  'variant.other-member': { member: string; sample: string; other: string };
  'variant.too-many': { limit: number };
  'variant.other-format': Record<never, never>;
  'variant.long-line': { line: number };
  'variant.no-header': Record<never, never>;
  'variant.no-sample-column': Record<never, never>;
  'variant.row-before-header': { line: number };
  'variant.ragged-row': { line: number; columns: number; expected: number };
  'variant.no-genotypes': { line: number };
  'variant.bad-position': { line: number; text: string };
  'variant.bad-genotype': { line: number; sample: string; text: string };

  'dna.unread-folder': Record<never, never>;
  'dna.many-files': { files: number; limit: number };
  'dna.no-figures': { files: number };
  'dna.no-donor': { text: string; donors: string };
}

type Figures = Readonly<Record<string, string | number | undefined>>;

/** Code of a reason in {@link ProgramProblemParams}. */
export type ProgramProblemCode = keyof ProgramProblemParams;
