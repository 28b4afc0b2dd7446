import { CONTROL_RULES, type ControlLimits, type ControlRule, type QcMetric } from '@omics-portal/qc-metrics';
import type { LineBand, LineEvent, LineFlag, LineLimit, LineSeries } from '@omics-portal/ui/charts';
import type { PlacedNote } from '../chart-notes/chart-events';
import type { JudgedChart } from './judged-points';

/** Texts and links of a chart, in the language of the page. */
export interface ChartTexts {
  readonly series: string;
  readonly centre: string;
  /** Label of a line at this number of standard deviations, with its sign. */
  readonly distance: (signed: string) => string;
  readonly history: string;
  readonly rule: (rule: ControlRule) => string;
  readonly time: (ms: number) => string;
  readonly href: (reportId: string) => string;
}

const STEPS = [
  { sd: 1, kind: 'step' },
  { sd: 2, kind: 'warning' },
  { sd: 3, kind: 'limit' },
] as const;

/** Content of the drawing of a control chart. */
interface ChartContent {
  readonly series: readonly LineSeries[];
  readonly limits: readonly LineLimit[];
  readonly bands: readonly LineBand[];
  readonly flags: readonly LineFlag[];
  readonly events: readonly LineEvent[];
}

/** Content of a control chart beside its points and limits. */
export interface ChartContext {
  readonly history: QcMetric['history'];
  /** Whether the scale reaches over the whole band of the history. */
  readonly showsBand: boolean;
  readonly notes: readonly PlacedNote[];
}

/** Series, limits, band, flags and notes of a control chart. A point that breaks several rules has the flag of the first. */
export function chartContent(
  { points: judged, limits, gap }: JudgedChart,
  { history, showsBand, notes }: ChartContext,
  texts: ChartTexts,
): ChartContent {
  const points = judged.map(({ point: { value, time, report }, order, broken }) => ({
    x: order,
    y: value,
    label: report.name,
    // A date of measurement has no time: the chart places it at the start of its day.
    notes: [report.measurement?.measuredOn ?? texts.time(time), ...broken.map(texts.rule)],
    href: texts.href(report.id),
    flag: broken[0],
  }));
  const flagged = CONTROL_RULES.filter((rule) => points.some(({ flag }) => flag === rule));
  return {
    series: [{ id: 'batches', label: texts.series, points }],
    limits: limits && gap === null ? limitLines(limits, texts) : [],
    bands: bandOf(history, texts.history, showsBand),
    flags: flagged.map((rule) => ({ key: rule, label: texts.rule(rule) })),
    // Between the points: the first one is at 1.
    events: notes.map(({ note: { id, noted_on: title, text }, before }) => ({
      key: id,
      x: before + 0.5,
      title,
      text,
    })),
  };
}

/** Lines of the centre and of 1, 2 and 3 standard deviations around it, from the top; the centre alone without a spread. */
function limitLines({ centre, sd }: ControlLimits, texts: ChartTexts): LineLimit[] {
  const steps = sd > 0 ? STEPS : [];
  return [
    ...steps
      .toReversed()
      .map((step) => limitLine(centre + step.sd * sd, texts.distance(`+${step.sd}`), step.kind)),
    limitLine(centre, texts.centre, 'centre'),
    ...steps.map((step) => limitLine(centre - step.sd * sd, texts.distance(`−${step.sd}`), step.kind)),
  ];
}

function limitLine(value: number, label: string, kind: LineLimit['kind']): LineLimit {
  return { key: label, label, value, kind };
}

function bandOf(history: QcMetric['history'], label: string, scaled: boolean): LineBand[] {
  return history ? [{ label, low: history.mean - history.sd, high: history.mean + history.sd, scaled }] : [];
}
