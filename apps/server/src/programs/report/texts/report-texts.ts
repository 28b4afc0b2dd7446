import {
  type AbsentInput,
  type AssessmentGap,
  type ExpressionReport,
  type Grade,
  type GradeDecision,
  type Level,
  type LimitOrigin,
  type MetricKey,
  type NotComputed,
  type QcCaution,
  type QcNotice,
  type QcReport,
  type VariantMatching,
  type VerdictReason,
} from '@omics-portal/qc-metrics';

/** Languages of the pages that a report program writes. */
export type ReportLanguage = 'en-US' | 'zh-CN';

/**
 * Texts of the HTML report in one language. The page is read without the portal, which has texts of its own for the same codes in
 * its catalogs. A sentence is a function of what report.json has.
 */
export interface ReportTexts {
  readonly language: ReportLanguage;
  /** Titles of the report. */
  readonly titles: Readonly<Record<QcReport['omics'], string>>;
  readonly metrics: Readonly<Record<MetricKey, string>>;
  /** Title or source of a reference set, by the text in its manifest. */
  readonly reference: (text: string) => string;
  /** Levels, with a symbol that does not depend on colour. */
  readonly levels: Readonly<Record<Level, string>>;
  readonly grades: Readonly<Record<Grade, string>>;
  /** Gap that prevents a verdict, with the remedy. */
  readonly gap: (gap: AssessmentGap) => string;
  /** Property of the tables that the assessment took into account. */
  readonly notice: (notice: QcNotice) => string;
  /** Scale of the values, and its source. */
  readonly scale: (input: ExpressionReport['input']) => string;
  /** Reason for a missing metric. */
  readonly notComputed: (absent: NotComputed) => string;
  /** Names of metrics that need an input that was not given, with that input. */
  readonly absentInput: (input: AbsentInput, names: readonly string[]) => string;
  /** Remarks on computed metrics that differ from those of the history. */
  readonly cautions: Readonly<Record<QcCaution['reason'], string>>;
  /** Method by which the variants of a family were matched. */
  readonly matching: Readonly<Record<VariantMatching, string>>;
  /** Origins of limits. */
  readonly limitOrigins: Readonly<Record<LimitOrigin, string>>;
  /** Rule and its outcome. */
  readonly reason: (reason: VerdictReason) => string;
  /** Program and time of a report. */
  readonly origin: (report: Pick<QcReport, 'generatedAt' | 'software'>) => string;
  /** Grade of the total score beside the verdict: whether the verdict follows it, and which figures overrule it. */
  readonly gradeDecision: (decision: GradeDecision) => string;
  /** Title of the verdict. */
  readonly verdict: (level: Level) => string;
  readonly thresholds: (name: string, version: string) => string;
  readonly interval: (low: string, high: string) => string;
  /** Total of DNA without an interval. */
  readonly noInterval: string;
  readonly historyOf: (mean: string, sd: string, n: number) => string;
  readonly rank: (position: number, of: number) => string;
  /** Total on the scale from 1 to 10. */
  readonly scaled: (total: string) => string;
  /** Name of a table with its size: features, libraries, and the libraries of each sample. */
  readonly tableSize: (file: string, features: number, libraries: number, groups: string) => string;
  readonly groupSize: (sample: string, libraries: number) => string;
  /** Short items of a list. */
  readonly listed: (items: readonly string[]) => string;
  /** Sentences of a paragraph. */
  readonly paragraph: (sentences: readonly string[]) => string;
  /** Level of a limit, with the limit. */
  readonly outcome: (level: Level, limit: string) => string;
  /** Folder with its number of files and the kind of sequencing. */
  readonly folderSize: (folder: string, files: number, sequencing: string | null) => string;
  /** Folder of outputs of quality control beside a table, with its number of files. */
  readonly qcFolderSize: (folder: string, files: number) => string;
  /** Number of samples within a limit. */
  readonly within: (samples: number, of: number) => string;
  /** Figures with a limit that no file has. */
  readonly absentFigures: (names: readonly string[]) => string;
  /** Number of curves of a chart. */
  readonly curveCount: (curves: number) => string;
  /** Number of curves that are drawn, where there are more. */
  readonly drawnCurves: (curves: number) => string;
  readonly noOutlierCurve: string;
  readonly tooFewCurves: (required: number) => string;
  /** Outliers of a chart, as HTML. */
  readonly outlierCurves: (names: readonly string[]) => string;
  readonly foldChanges: (count: number) => string;
  readonly component: (number: 1 | 2, percent: string) => string;
  readonly headings: ReportHeadings;
}

/** Headings, heads of columns and fixed sentences of the HTML report. */
export interface ReportHeadings {
  readonly synthetic: string;
  readonly advice: string;
  readonly found: string;
  readonly figures: string;
  readonly figure: string;
  readonly value: string;
  readonly interval: string;
  readonly history: string;
  readonly rank: string;
  readonly grade: string;
  readonly comparedWith: string;
  readonly components: string;
  readonly plane: string;
  readonly libraries: string;
  readonly library: string;
  readonly sample: string;
  readonly detected: string;
  readonly missing: string;
  readonly verdict: string;
  readonly calls: string;
  readonly donor: string;
  readonly called: (type: string) => string;
  readonly precision: (type: string) => string;
  readonly recall: (type: string) => string;
  readonly inheritance: string;
  readonly family: string;
  readonly type: string;
  readonly detectedVariants: string;
  readonly consistent: string;
  readonly concordance: string;
  readonly matching: string;
  readonly twins: string;
  readonly trio: (twin: 'D5' | 'D6') => string;
  readonly samples: string;
  readonly sequencing: string;
  readonly sequencingNote: string;
  readonly noSequencingLimits: string;
  readonly curves: string;
  /** Note of a chart whose long end is left out. */
  readonly withoutTail: string;
  readonly limit: string;
  readonly within: string;
  readonly beyond: string;
  readonly files: string;
  readonly file: string;
  readonly program: string;
}

/** Formats a number with separated thousands; without given decimals with three, and whole numbers with none. */
export function formatNumber(value: number, decimals = Number.isInteger(value) ? 0 : 3): string {
  // English and Chinese write numbers alike.
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Number to three digits, for a figure that is not known to more. */
export function approximateNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}

/** Access to the parameters of a code as texts. */
export function paramsOf(params: Readonly<Record<string, string | number>>): (key: string) => string {
  return (key) => {
    const value = params[key] ?? '';
    return typeof value === 'number' && Number.isInteger(value) ? formatNumber(value) : String(value);
  };
}
