import type { ExpressionReport, QcReport } from '@omics-portal/qc-metrics';
import * as v from 'valibot';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { dnaReportSchema } from './dna-report-schema';
import { expressionReportSchema } from './expression-report-schema';

/**
 * Parses the figures of a report (report.json). Unknown codes of a newer server are ignored.
 *
 * @throws {@link UnreadableFileError} if the file is not such a report; the caller shows the page of the report instead.
 */
export function readFigures(value: unknown): QcReport {
  if (isGenomic(value)) {
    return parse(dnaReportSchema, value);
  }
  return readExpressionReport(value);
}

/** Parses a report on an expression table. Throws as {@link readFigures} does. */
export function readExpressionReport(value: unknown): ExpressionReport {
  return withCurrentLevels(parse(expressionReportSchema, value));
}

function isGenomic(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'omics' in value && value.omics === 'genomics';
}

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value);
  if (!read.success) {
    throw new UnreadableFileError(v.getDotPath(read.issues[0]) ?? 'report.json');
  }
  return read.output;
}

/**
 * Applies the current rule to reports of programs before 1.1, which passed a batch without a signal-to-noise ratio and a
 * library without limits: both are not assessed.
 */
function withCurrentLevels(read: ExpressionReport): ExpressionReport {
  const { verdict, metrics, perSample } = read;
  const hasSnr = metrics.some(({ key, value }) => key === 'snr' && value !== null);
  return {
    ...read,
    verdict: hasSnr && verdict.reasons.length > 0 ? verdict : { ...verdict, level: 'not-assessed' },
    perSample: perSample.map((sample) =>
      sample.reasons?.length === 0 ? { ...sample, verdict: 'not-assessed' } : sample,
    ),
  };
}
