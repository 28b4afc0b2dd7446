import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reportTabTitle } from './report-tab-title';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

test('the title of a tab says that it is a report; without a name the tab has the title of its page', () => {
  expect(reportTabTitle(i18n, 'batch_7')).toBe('Report: batch_7');
  expect(reportTabTitle(i18n, undefined)).toBeUndefined();
});
