import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { createNotices } from './notices';

const i18n = () => setupI18n({ locale: 'en-US', messages: { 'en-US': {} } });

test('the no-permission notice says what the specification says, stays, and its button leads on', () => {
  const show = vi.fn();
  const onConfirm = vi.fn();
  createNotices(i18n(), show).noPermission(onConfirm);
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
  const show = vi.fn();
  let time = 0;
  const notices = createNotices(i18n(), show, () => time);
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
  time = 5000;
  notices.unauthorized();
  expect(show).toHaveBeenCalledTimes(4);
});
