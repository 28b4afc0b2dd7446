import type { UploadItem } from '@omics-portal/storage';
import { expect, it } from 'vitest';
import { guardUploads } from './guard-uploads';

it('asks before the page is closed only while an upload is active', () => {
  const page = new EventTarget();
  const mayLeave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let items: readonly UploadItem[] = [];
  let report: () => void = () => undefined;
  const subscribe = (listener: () => void) => {
    report = listener;
    return () => undefined;
  };
  guardUploads({ items: () => items, subscribe }, page as unknown as Window);
  const set = (...statuses: readonly UploadItem['status'][]) => {
    items = statuses.map((status) => ({ status }) as UploadItem);
    report();
  };
  expect(mayLeave()).toBe(true);
  set('done', 'sending');
  expect(mayLeave()).toBe(false);
  set('done', 'failed');
  expect(mayLeave()).toBe(true);
});
