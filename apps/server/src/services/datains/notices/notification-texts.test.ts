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

test('the notice of a broken rule names tool, figures and rule in words', () => {
  const params = { name: 'batch 9', tool: 'quartet-metqc-report', figures: 'rc,recall', rule: '4-1s' };
  expect(noticeText('chart-rule', params, 'en-US').description).toMatch(
    /^Metabolomics report, Relative correlation \(RC\); Recall\. Rule 4-1s: four values in a row beyond 1 SD, on one side\./,
  );
  expect(noticeText('chart-rule', params, 'zh-CN')).toEqual({
    title: '报告 batch 9 违反质控图规则 4-1s',
    description:
      '代谢组质控报告，相对相关性（RC）；召回率。规则 4-1s：连续四个值在同一侧超出 1 SD。质控图显示该报告与此前各报告的对比。',
  });
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
