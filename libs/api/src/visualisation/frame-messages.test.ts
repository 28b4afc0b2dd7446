import { expect, test } from 'vitest';
import {
  appearanceMessage,
  appearanceOfQuery,
  appearanceQuery,
  type FrameAppearance,
  MAX_VIEW_LENGTH,
  readAppearanceMessage,
  readFrameMessage,
  readyMessage,
  viewMessage,
} from './frame-messages';

const DEFAULT: FrameAppearance = { lang: 'en-US', theme: 'light', primary: '#1890FF', colourWeak: false };
const DARK: FrameAppearance = { lang: 'zh-CN', theme: 'dark', primary: '#13C2C2', colourWeak: true };

test.each([DEFAULT, DARK])(
  'the appearance of a query and of a message is the one that was sent: %j',
  (sent) => {
    expect(appearanceOfQuery(appearanceQuery(sent), { ...DEFAULT, theme: 'system' })).toEqual(sent);
    expect(readAppearanceMessage(structuredClone(appearanceMessage(sent)), DARK)).toEqual(sent);
  },
);

test('missing and invalid values leave the current appearance', () => {
  expect(appearanceOfQuery('?theme=pink&primary=javascript:1&lang=', DARK)).toEqual(DARK);
  expect(appearanceOfQuery('?colourWeak=0', DARK)).toEqual({ ...DARK, colourWeak: false });
  const message = { ...appearanceMessage(DARK), primary: 'url(//x)', colourWeak: 'yes', lang: 7 };
  expect(readAppearanceMessage(message, DEFAULT)).toEqual({ ...DEFAULT, theme: 'dark' });
});

test.each([
  null,
  'omics-portal:ready',
  7,
  {},
  { type: 'other' },
  { type: 'omics-portal:view' },
  [viewMessage('x')],
])('%j is no message of either side', (data) => {
  expect(readFrameMessage(data)).toBeNull();
  expect(readAppearanceMessage(data, DEFAULT)).toBeNull();
});

test('a framed page reports that it is ready, and its view', () => {
  expect(readFrameMessage(readyMessage())).toEqual({ kind: 'ready' });
  expect(readFrameMessage(viewMessage('feature=A%26B'))).toEqual({ kind: 'view', view: 'feature=A%26B' });
  expect(readFrameMessage(viewMessage('x'.repeat(MAX_VIEW_LENGTH)))).not.toBeNull();
  expect(readFrameMessage(viewMessage('x'.repeat(MAX_VIEW_LENGTH + 1)))).toBeNull();
});
