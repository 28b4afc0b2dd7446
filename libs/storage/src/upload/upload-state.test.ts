import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isActive,
  nextToStart,
  percentSent,
  reduceUploads,
  type UploadAction,
  type UploadItem,
} from './upload-state';

const TO = { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' };
const anItem = (overrides: Partial<UploadItem> = {}): UploadItem => ({
  id: 'u-1',
  file: new File(['12345678'], 'a.csv'),
  to: TO,
  status: 'waiting',
  sent: 0,
  error: null,
  ...overrides,
});

const STATUSES = ['waiting', 'sending', 'done', 'failed', 'cancelled'] as const;
const STEPS = ['start', 'progress', 'finish', 'fail', 'cancel', 'retry'] as const;
const ALLOWED: Record<string, string> = {
  'waiting start': 'sending',
  'waiting cancel': 'cancelled',
  'sending progress': 'sending',
  'sending finish': 'done',
  'sending fail': 'failed',
  'sending cancel': 'cancelled',
  'failed retry': 'waiting',
  'cancelled retry': 'waiting',
};

test.each(STATUSES.flatMap((status) => STEPS.map((kind) => [status, kind] as const)))(
  'a %s upload takes "%s" only where it may',
  (status, kind) => {
    const [item] = reduceUploads([anItem({ status })], {
      kind,
      id: 'u-1',
      sent: 4,
      error: 'x',
    } as UploadAction);
    expect(item?.status).toBe(ALLOWED[`${status} ${kind}`] ?? status);
  },
);

test('an action on an unknown upload returns the same array', () => {
  const items = [anItem()];
  expect(reduceUploads(items, { kind: 'start', id: 'other' })).toBe(items);
});

test('new files are appended and wait', () => {
  const after = reduceUploads([anItem()], {
    kind: 'add',
    items: [{ id: 'u-2', file: new File([], 'b'), to: TO }],
  });
  expect(after.map(({ id, status, sent }) => [id, status, sent])).toEqual([
    ['u-1', 'waiting', 0],
    ['u-2', 'waiting', 0],
  ]);
});

test('clearing preserves uploads that wait or are sent', () => {
  const items = STATUSES.map((status) => anItem({ id: status, status }));
  expect(reduceUploads(items, { kind: 'clear' }).map(({ id }) => id)).toEqual(['waiting', 'sending']);
});

test('a failed upload has its error, and a retry resets it', () => {
  const failed = reduceUploads([anItem({ status: 'sending', sent: 5 })], {
    kind: 'fail',
    id: 'u-1',
    error: 'cut',
  });
  expect(failed[0]).toMatchObject({ status: 'failed', error: 'cut', sent: 5 });
  expect(reduceUploads(failed, { kind: 'retry', id: 'u-1' })[0]).toMatchObject({ sent: 0, error: null });
});

test.each([
  [0, 8, 'sending', 0],
  [7, 8, 'sending', 87],
  [8, 8, 'done', 100],
  [0, 0, 'sending', 0],
  [0, 0, 'done', 100],
] as const)('%d of %d bytes, %s, is %d %%', (sent, size, status, percent) => {
  const file = new File(['x'.repeat(size)], 'a');
  expect(percentSent({ file, sent, status })).toBe(percent);
});

const actions = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom(...STEPS),
      id: fc.constantFrom('0', '1', '2'),
      sent: fc.nat(20),
      error: fc.constant('x'),
    }),
    fc.constant({ kind: 'clear' }),
  ),
  { maxLength: 30 },
);

test('after any actions, progress is within the file size, and no more uploads start than allowed', () => {
  fc.assert(
    fc.property(actions, fc.integer({ min: 1, max: 3 }), (list, parallel) => {
      let items: readonly UploadItem[] = ['0', '1', '2'].map((id) => anItem({ id }));
      for (const action of list as UploadAction[]) {
        items = reduceUploads(items, action);
        const started = nextToStart(items, parallel);
        const sending = items.filter(({ status }) => status === 'sending').length;
        expect(started.length).toBeLessThanOrEqual(Math.max(0, parallel - sending));
        expect(started.every(isActive)).toBe(true);
        expect(items.every(({ sent, file }) => sent >= 0 && sent <= file.size)).toBe(true);
        expect(items.every(({ status, error }) => (status === 'failed') === (error !== null))).toBe(true);
      }
    }),
  );
});
