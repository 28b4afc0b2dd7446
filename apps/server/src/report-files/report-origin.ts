import { LEVELS, type Level, type QcReport, type QcSequencing } from '@omics-portal/qc-metrics';

/** Origin of a report: what report.json says about how it was made. */
export interface ReportOrigin {
  readonly software: QcReport['software'];
  readonly profile: QcReport['verdict']['profile'];
  readonly verdict: Level;
  readonly references: QcReport['references'];
  /** Files that were read, by path in the input folder; empty for a report on tables alone. */
  readonly files: readonly string[];
}

/** Reads the origin of a report from the text of report.json; undefined for another format. */
export function readReportOrigin(text: string): ReportOrigin | undefined {
  try {
    const report = JSON.parse(text) as Omit<QcReport, 'schemaVersion'> & {
      schemaVersion: number;
      sequencing?: QcSequencing;
    };
    const { schemaVersion, software, verdict, references, input, sequencing } = report;
    const texts = [
      software.name,
      software.version,
      verdict.profile.id,
      verdict.profile.version,
      verdict.profile.name ?? '',
      ...references.flatMap(({ id, title, licence, source, version = '', files = [] }) => [
        ...[id, title, licence, source, version],
        ...files.flatMap(({ file, sha256 }) => [file, sha256]),
      ]),
    ];
    const read = 'files' in input ? input.files : (sequencing?.files ?? []);
    const files = read.map(({ path }) => path);
    const level = LEVELS.find((known) => known === verdict.level);
    if (
      schemaVersion !== 1 ||
      level === undefined ||
      [...texts, ...files].some((value) => typeof value !== 'string')
    )
      return undefined;
    return { software, profile: verdict.profile, verdict: level, references, files };
  } catch {
    // An app may map another JSON file as the result of its report.
    return undefined;
  }
}
