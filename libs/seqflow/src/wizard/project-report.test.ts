import { expect, test } from 'vitest';
import { NO_REPORT, reportOfDraft, reportsOfApp } from './project-report';

const BOTH = { reports: ['dna-report', 'rna-report'] };

test.each<[string, { reports?: string[] }, string | undefined, string]>([
  ['an app whose results a report reads has it by default', BOTH, undefined, 'dna-report'],
  ['the draft chooses another one', BOTH, 'rna-report', 'rna-report'],
  ['the draft chooses none', BOTH, NO_REPORT, NO_REPORT],
  ['a report that is not installed any more is not requested', BOTH, 'gone-report', 'dna-report'],
  ['an app whose results no report reads has none', { reports: [] }, 'dna-report', NO_REPORT],
  ['an older server names no reports', {}, undefined, NO_REPORT],
])('%s', (_name, app, report, expected) => {
  expect(reportOfDraft(app, { report })).toBe(expected);
});

test('an older server names no reports of an app', () => {
  expect([reportsOfApp({}), reportsOfApp(BOTH)]).toEqual([[], BOTH.reports]);
});
