import { expect, test, vi } from 'vitest';
import { aStorage } from '../testing/portal';
import { createLocalAvatars } from './local-avatars';

const PICTURE = 'data:image/jpeg;base64,AAAA';

test('a picture is stored for its owner alone, and can be removed', () => {
  const storage = aStorage();
  const avatars = createLocalAvatars(storage, new EventTarget());
  avatars.set('lin', PICTURE);
  expect(createLocalAvatars(storage, new EventTarget()).get('lin')).toBe(PICTURE);
  expect(avatars.get('wu')).toBeUndefined();
  avatars.set('lin', undefined);
  expect(avatars.get('lin')).toBeUndefined();
  expect(storage).toHaveLength(0);
});

test('changes are announced, here and from other tabs', () => {
  const target = new EventTarget();
  const avatars = createLocalAvatars(aStorage(), target);
  const listener = vi.fn();
  const stop = avatars.subscribe(listener);
  avatars.set('lin', PICTURE);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'pro__avatar:lin' }));
  target.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'lang' }));
  stop();
  avatars.set('lin', undefined);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('what is no picture is not shown', () => {
  const storage = aStorage({ 'pro__avatar:lin': 'https://elsewhere.example/track.gif' });
  expect(createLocalAvatars(storage, new EventTarget()).get('lin')).toBeUndefined();
});

test('the error of a full storage reaches the caller', () => {
  const storage = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => createLocalAvatars(storage, new EventTarget()).set('lin', PICTURE)).toThrow('full');
});
