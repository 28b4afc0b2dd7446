import type { Language } from '../http/preferred-language.ts';
import { escapeHtml } from '../programs/report/escape-html.ts';
import { type CitedReport, reportCitation } from './report-citation.ts';

/** Facts of a measurement as its record has them; null where they are not recorded. */
export interface MeasuredFacts {
  readonly laboratory: string | null;
  readonly instrument: string | null;
  readonly operator: string | null;
  readonly measured_on: string | null;
}

interface Labels extends Readonly<Record<keyof MeasuredFacts, string>> {
  readonly measurement: string;
  readonly citation: string;
}

const LABELS: Readonly<Record<Language, Labels>> = {
  'en-US': {
    measurement: 'Measurement',
    laboratory: 'Laboratory',
    instrument: 'Instrument',
    operator: 'Operator',
    measured_on: 'Date of measurement',
    citation: 'How to cite',
  },
  'zh-CN': {
    measurement: '检测信息',
    laboratory: '实验室',
    instrument: '仪器',
    operator: '操作人员',
    measured_on: '检测日期',
    citation: '如何引用',
  },
};
const FACTS = ['laboratory', 'instrument', 'operator', 'measured_on'] as const;

/**
 * HTML of what the portal knows about a report and its program does not: the recorded facts of the measurement, and the citation.
 * Facts that are not recorded are left out.
 */
export function closingSection(facts: MeasuredFacts, cited: CitedReport, language: Language): string {
  const labels = LABELS[language];
  const rows = FACTS.flatMap((fact) => {
    const value = facts[fact];
    return value === null || value === ''
      ? []
      : [`<tr><th scope="row">${labels[fact]}</th><td>${escapeHtml(value)}</td></tr>`];
  });
  const measurement =
    rows.length === 0 ? '' : `<h2>${labels.measurement}</h2>\n<table>${rows.join('')}</table>\n`;
  return `${measurement}<h2>${labels.citation}</h2>\n<p>${escapeHtml(reportCitation(cited, language))}</p>\n`;
}

/** Page with a section at the end of its body. */
export function withClosing(page: string, section: string): string {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? `${page}${section}` : `${page.slice(0, end)}${section}${page.slice(end)}`;
}
