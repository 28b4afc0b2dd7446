import { expect, test } from 'vitest';
import { jobRefusal, projectRefusal } from './refusals.ts';
import { WORK_STATUSES } from './transitions.ts';

test('a refusal names the required statuses in one sentence of each language', () => {
  expect(projectRefusal('Aborting', 'delete')).toEqual({
    'en-US': 'The project is being stopped: wait until every job has ended.',
    'zh-CN': '项目正在停止：请等待所有作业结束。',
  });
  expect(projectRefusal('Submitted', 'archive')).toEqual({
    'en-US': 'The project is Submitted: only a finished project can be archived.',
    'zh-CN': '项目的状态为“已提交”：只有已结束的项目才能归档。',
  });
  expect(projectRefusal('Succeeded', 'restart')).toEqual({
    'en-US':
      'A project that is Succeeded cannot be restarted; it would have to be Aborted, Failed or On Hold.',
    'zh-CN': '状态为“成功”的项目不能重启；状态须为“已中止”、“失败”或“已搁置”。',
  });
  expect(jobRefusal('Succeeded', 'resubmit')).toEqual({
    'en-US': 'A job that is Succeeded cannot be resubmitted; it would have to be Failed or Aborted.',
    'zh-CN': '状态为“成功”的作业不能重新提交；状态须为“失败”或“已中止”。',
  });
});

test.each(WORK_STATUSES)('no refusal for %s has English words in its Chinese sentence', (status) => {
  const refusals = [
    ...(['stop', 'restart', 'archive', 'delete'] as const).map((request) => projectRefusal(status, request)),
    ...(['stop', 'resubmit'] as const).map((event) => jobRefusal(status, event)),
  ];
  for (const refusal of refusals) expect(refusal['zh-CN']).toMatch(/^[^a-z]+。$/i);
});
