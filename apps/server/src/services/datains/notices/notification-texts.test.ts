import { expect, test } from 'vitest';
import { noticeText } from './notification-texts.ts';

test.each([
  ['zh-CN', '项目 demo 失败'],
  ['zh', '项目 demo 失败'],
  ['en-US,zh-CN;q=0.5', 'Project demo has failed'],
  [undefined, 'Project demo has failed'],
])('Accept-Language %s gives %s', (language, title) => {
  expect(noticeText('project-failed', { name: 'demo' }, language).title).toBe(title);
});

test('an announcement has its own text, in Chinese where it is given', () => {
  const params = { title: 'Maintenance', title_zh: '维护', description: 'Tonight, {name}' };
  expect(noticeText('announcement', params, 'en-US')).toEqual({
    title: 'Maintenance',
    description: 'Tonight, {name}',
  });
  expect(noticeText('announcement', params, 'zh-CN')).toEqual({
    title: '维护',
    description: 'Tonight, {name}',
  });
});
