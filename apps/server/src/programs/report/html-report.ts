import {
  cautionNotes,
  gradeDecision,
  inputFigures,
  type CautionNote,
  type QcCurve,
  type QcMetric,
  type QcReport,
} from '@omics-portal/qc-metrics';
import { escapeHtml } from './escape-html.ts';
import { historyText, metricText } from './texts/metric-text.ts';
import { formatNumber, type ReportTexts } from './texts/report-texts.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
th, td { text-align: left; padding: 0.35rem 0.6rem; border-bottom: 1px solid #8886; vertical-align: top; }
th { min-width: 4em; vertical-align: bottom; word-break: keep-all; text-wrap: balance; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; }
.verdict { border: 2px solid currentColor; border-radius: 6px; padding: 0.5rem 1rem; }
h1 { overflow-wrap: anywhere; }
.kind { font-size: 1.2em; margin-top: -0.5em; }
.note { opacity: 0.8; }
figure { margin: 0; }
svg { max-width: 100%; height: auto; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; }
figcaption { overflow-wrap: anywhere; }
figcaption svg { vertical-align: middle; }
@media print {
  body { margin: 0; max-width: none; padding: 0; font-size: 11px; }
  tr, figure, .verdict { break-inside: avoid; }
  h2 { break-after: avoid; }
  .charts { grid-template-columns: 1fr 1fr; gap: 1rem; }
}
`;

/** Name and curves that a page shows with its report. */
export interface PageOptions {
  /** Name that the user gave the report; empty without one. */
  readonly name: string;
  readonly curves?: readonly QcCurve[] | undefined;
}

/** HTML document of a report under its name: self-contained, without scripts. `sections` are HTML. */
export function htmlDocument(
  report: QcReport,
  name: string,
  texts: ReportTexts,
  sections: readonly string[],
): string {
  const kind = texts.titles[report.omics];
  const named = escapeHtml(name);
  const heading = named === '' ? `<h1>${kind}</h1>` : `<h1>${named}</h1>\n<p class="kind">${kind}</p>`;
  return `<!doctype html>
<html lang="${texts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${[named, kind].filter(Boolean).join(' · ')}</title><style>${STYLE}</style></head>
<body>
${heading}
${report.input.synthetic ? `<p><strong>${texts.headings.synthetic}</strong></p>` : ''}
${sections.join('\n')}
</body>
</html>
`;
}

/** Section of the figures of the batch that its input can give; a sentence names the others, with the input that they need. */
export function metricsSection(report: QcReport, texts: ReportTexts): string {
  const { given, missing, absentInput } = inputFigures(report);
  const names = missing.map((key) => texts.metrics[key]);
  const absent = absentInput ? `<p>${escapeHtml(texts.absentInput(absentInput, names))}</p>` : '';
  return `<h2>${texts.headings.figures}</h2>${given.length > 0 ? metricsRows(given, cautionNotes(report, given), texts) : ''}${absent}`;
}

/** Table of figures. A caution that concerns several of them is below it once, with their names. */
function metricsRows(
  metrics: readonly QcMetric[],
  notes: readonly CautionNote[],
  texts: ReportTexts,
): string {
  const { figure, value, interval, history, rank, grade } = texts.headings;
  const shared = notes.flatMap((note) => {
    const names = note.metrics.map((metric) => texts.metrics[metric]);
    return names.length > 1
      ? `<p class="note"><strong>${escapeHtml(texts.listed(names))}</strong><br>${escapeHtml(texts.cautions[note.reason])}</p>`
      : [];
  });
  const ownOf = ({ key }: QcMetric) =>
    notes.filter(({ metrics: [first, ...others] }) => first === key && others.length === 0);
  return `
${table(
  [figure, value, interval, history, rank, grade],
  metrics.map((metric) => metricRow(metric, ownOf(metric), texts)),
)}${shared.join('')}`;
}

/** Section of sentences about the input; empty without any. */
export function noticesSection(sentences: readonly string[], { headings }: ReportTexts): string {
  const items = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return items === '' ? '' : `<h2>${headings.found}</h2><ul>${items}</ul>`;
}

/** Section of the sets that the batch was compared with; empty without any. */
export function referencesSection({ references }: QcReport, { headings, reference }: ReportTexts): string {
  return references.length > 0
    ? `<h2>${headings.comparedWith}</h2><ul>${references.map((item) => `<li>${escapeHtml(reference(item.title))} (${escapeHtml([item.id, item.version ?? []].flat().join(' '))}; ${escapeHtml(item.licence)}; ${escapeHtml(reference(item.source))})</li>`).join('')}</ul>`
    : '';
}

/** Section of the verdict with its reasons, but those of figures whose input was not given. */
export function verdictSection({ verdict, metrics }: QcReport, texts: ReportTexts): string {
  const missing: readonly string[] = inputFigures({ metrics }).missing;
  const gaps = (verdict.gaps ?? []).map((gap) => `<li>${escapeHtml(texts.gap(gap))}</li>`);
  const listOf = (advisory: boolean) =>
    verdict.reasons
      .filter(({ metric, advisory: isAdvice = false }) => isAdvice === advisory && !missing.includes(metric))
      .map((reason) => `<li>${escapeHtml(texts.outcome(reason.level, texts.reason(reason)))}</li>`)
      .join('');
  const advice = listOf(true);
  const { id, name = id, version } = verdict.profile;
  return `<section class="verdict"><h2>${texts.verdict(verdict.level)}</h2>${gaps.length > 0 ? `<ul>${gaps.join('')}</ul>` : ''}<ul>${listOf(false)}</ul>${gradeLine({ metrics, verdict }, texts)}
${advice === '' ? '' : `<p>${texts.headings.advice}</p><ul>${advice}</ul>`}
<p class="note">${escapeHtml(texts.thresholds(name, version))}</p></section>`;
}

/** Paragraph on the grade of the total score beside the verdict; empty where it has no part in it. */
function gradeLine(report: Pick<QcReport, 'metrics' | 'verdict'>, texts: ReportTexts): string {
  const decision = gradeDecision(report);
  return decision ? `<p>${escapeHtml(texts.gradeDecision(decision))}</p>` : '';
}

function metricRow(
  { key, value, scaled, interval, noInterval, history, rank, grade, notComputed }: QcMetric,
  cautions: readonly CautionNote[],
  texts: ReportTexts,
): string[] {
  const notes = cautions.map(
    ({ reason }) => `<br><small class="note">${escapeHtml(texts.cautions[reason])}</small>`,
  );
  return [
    `<td>${escapeHtml(texts.metrics[key])}${notes.join('')}</td>`,
    value === null
      ? cell(notComputed ? texts.notComputed(notComputed) : '')
      : `${NUMBER_CELL}${metricText(key, value)}${scaled === undefined ? '' : `<br><small class="note">${texts.scaled(scaled.toFixed(2))}</small>`}</td>`,
    cell(
      interval
        ? texts.interval(metricText(key, interval.low), metricText(key, interval.high))
        : noInterval
          ? texts.noInterval
          : '',
    ),
    cell(
      history ? texts.historyOf(historyText(key, history.mean), historyText(key, history.sd), history.n) : '',
    ),
    cell(rank ? texts.rank(rank.position, rank.of) : ''),
    cell(grade ? texts.grades[grade] : ''),
  ];
}

const NUMBER_CELL = '<td class="number">';

/** Table of cells that are HTML. The heading of a column of numbers is above their last digits. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const classOf = (column: number) =>
    rows.some((cells) => cells[column]?.startsWith(NUMBER_CELL)) ? ' class="number"' : '';
  const head = header
    .map((name, column) => `<th scope="col"${classOf(column)}>${escapeHtml(name)}</th>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('\n')}</tbody></table>`;
}

/** Cell of text. */
export function cell(text: string): string {
  return `<td>${escapeHtml(text)}</td>`;
}

/** Cell of a number, with the decimals of its column where that has them. */
export function numberCell(value: number, decimals?: number): string {
  return `${NUMBER_CELL}${formatNumber(value, decimals)}</td>`;
}
