// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadPace } from './upload-pace';
import type { UploadItem } from './upload-state';

const SENDING: UploadItem = {
  id: 'upload-1',
  file: new File([new Uint8Array(5000)], 'a.fastq'),
  to: { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' },
  status: 'sending',
  sent: 0,
  upload: null,
  isStalled: false,
  isCompared: false,
  error: null,
};
const SILENT = 'Nothing was sent in the last 10 seconds.';

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
const paceOf = (item: Partial<UploadItem>) => (
  <I18nProvider i18n={i18n}>
    <UploadPace items={[{ ...SENDING, ...item }]} />
  </I18nProvider>
);
const wait = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

test('uploads say when nothing was sent for ten seconds, and their speed as soon as they go on', () => {
  const { container, rerender } = render(paceOf({}));
  wait(5);
  expect(container.textContent).toBe('');
  wait(6);
  expect(container.textContent).toBe(SILENT);

  rerender(paceOf({ sent: 1000 }));
  wait(1);
  expect(container.textContent).toBe('100 Bytes/s, 40s left');
});

test('an upload that goes on after a pause is not called silent for the pause', () => {
  const { container, rerender } = render(paceOf({}));
  wait(11);
  rerender(paceOf({ status: 'paused' }));
  wait(20);
  rerender(paceOf({}));
  wait(5);
  expect(container.textContent).toBe('');
  wait(6);
  expect(container.textContent).toBe(SILENT);
});

test.each([
  ['is checked after its last byte', { sent: 5000 }],
  ['is paused', { status: 'paused' }],
] as const)('an upload that %s is not called silent', (_title, item) => {
  const { container } = render(paceOf(item));
  wait(20);
  expect(container.textContent).toBe('');
});
