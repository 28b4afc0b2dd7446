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
  upload: null,
  isStalled: false,
  isCompared: false,
  error: null,
  ...overrides,
});

const STATUSES = ['waiting', 'sending', 'paused', 'done', 'failed', 'cancelled'] as const;
const STEPS = [
  'start',
  'begun',
  'stalled',
  'progress',
  'finish',
  'fail',
  'cancel',
  'retry',
  'pause',
  'resume',
] as const;
const ALLOWED: Record<string, string> = {
  'waiting start': 'sending',
  'waiting cancel': 'cancelled',
  'sending begun': 'sending',
  'sending stalled': 'sending',
  'sending progress': 'sending',
  'sending finish': 'done',
  'sending fail': 'failed',
  'sending cancel': 'cancelled',
  'paused cancel': 'cancelled',
  'waiting pause': 'paused',
  'sending pause': 'paused',
  'paused resume': 'waiting',
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
    items: [{ id: 'u-2', file: new File([], 'b'), to: TO, upload: 'x' }],
  });
  expect(after.map(({ id, status, sent }) => [id, status, sent])).toEqual([
    ['u-1', 'waiting', 0],
    ['u-2', 'waiting', 0],
  ]);
});

test('clearing preserves uploads that wait, are sent or are paused', () => {
  const items = STATUSES.map((status) => anItem({ id: status, status }));
  expect(reduceUploads(items, { kind: 'clear' }).map(({ id }) => id)).toEqual([
    'waiting',
    'sending',
    'paused',
  ]);
});

test('a failed upload has its error, and a retry goes on', () => {
  const failed = reduceUploads([anItem({ status: 'sending', sent: 5 })], {
    kind: 'fail',
    id: 'u-1',
    error: 'cut',
  });
  expect(failed[0]).toMatchObject({ status: 'failed', error: 'cut', sent: 5 });
  expect(reduceUploads(failed, { kind: 'retry', id: 'u-1' })[0]).toMatchObject({ sent: 5, error: null });
});

test('the parts that the server has count when an upload begins; a cancelled one has none', () => {
  const act = (from: UploadItem, action: UploadAction) => reduceUploads([from], action)[0]!;
  const begun = act(anItem({ status: 'sending', sent: 7 }), {
    kind: 'begun',
    id: 'u-1',
    upload: 'x',
    sent: 5,
  });
  expect(begun).toMatchObject({ upload: 'x', sent: 5 });
  const stalled = act(begun, { kind: 'stalled', id: 'u-1', isStalled: true });
  expect(stalled).toMatchObject({ isStalled: true, upload: 'x' });
  expect(act(stalled, { kind: 'pause', id: 'u-1' })).toMatchObject({
    isStalled: false,
    upload: 'x',
    sent: 5,
  });
  expect(act(stalled, { kind: 'cancel', id: 'u-1' })).toMatchObject({ upload: null, sent: 0 });
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
      sent: fc.nat(8),
      upload: fc.constant('x'),
      isStalled: fc.boolean(),
      isCompared: fc.boolean(),
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
