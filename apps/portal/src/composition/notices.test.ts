import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { createNotices } from './notices';

/** Notices whose region the test reads: the titles that are shown now. */
function aRegion() {
  let shown: string[] = [];
  let time = 0;
  const show = vi.fn(({ title }: { title: string }) => {
    shown = [...shown, title];
    return () => {
      shown = shown.filter((one) => one !== title);
    };
  });
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });
  return {
    notices: createNotices(i18n, show, () => time),
    show,
    shown: () => shown,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('the no-permission notice says what the specification says, stays, and its button leads on', () => {
  const { notices, show } = aRegion();
  const onConfirm = vi.fn();
  notices.noPermission('/user/login', onConfirm);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'No Permission',
      description: 'You need to login if you want to access private resource.',
      action: { label: 'Confirm', onClick: onConfirm },
      duration: Infinity,
    }),
  );
});

test('many refusals at once make one notice, a later one shows again', () => {
  const { notices, show, wait } = aRegion();
  notices.unauthorized();
  notices.unauthorized();
  expect(show).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Unauthorized',
      description:
        'Authorization verification failed. You need to login if you want to access private resource.',
    }),
  );
  notices.forbidden('Not yours.');
  notices.forbidden('Not theirs.');
  expect(show).toHaveBeenCalledTimes(3);
  expect(show).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Forbidden', description: 'Not theirs.' }),
  );
  wait(5000);
  notices.unauthorized();
  expect(show).toHaveBeenCalledTimes(4);
});

test('the end of a session is reported once, whichever part notices it first', () => {
  const { notices, shown } = aRegion();
  notices.unauthorized();
  notices.noPermission('/user/login', () => undefined);
  notices.signedOutElsewhere('/user/login');
  expect(shown()).toEqual(['Unauthorized']);
});

test('the no-permission notice goes when its page is left, and shows again at once when it is needed', () => {
  const { notices, shown } = aRegion();
  notices.noPermission('/user/login', () => undefined);
  notices.keepOnlyFor('/user/login');
  expect(shown()).toEqual(['No Permission']);
  notices.keepOnlyFor('/materials');
  expect(shown()).toEqual([]);
  notices.noPermission('/user/login', () => undefined);
  expect(shown()).toEqual(['No Permission']);
});

test('a sign-in takes away what it made untrue, and nothing else', () => {
  const { notices, shown } = aRegion();
  notices.signInNotStored();
  notices.forbidden('Not yours.');
  notices.noPermission('/user/login', () => undefined);
  notices.clear();
  expect(shown()).toEqual(['You are signed in for this visit only', 'Forbidden']);
});
