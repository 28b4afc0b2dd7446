import type { Sentence } from '../http/preferred-language.ts';
import {
  isActive,
  jobStatusesFor,
  projectStatusesFor,
  type ProjectRequest,
  type WorkStatus,
} from './transitions.ts';

/** Chinese words of the statuses, as the portal shows them; the English ones are the values of the API. */
const CHINESE_STATUSES: Readonly<Record<WorkStatus, string>> = {
  Submitted: '已提交',
  Running: '运行中',
  Failed: '失败',
  Aborting: '正在中止',
  Aborted: '已中止',
  Succeeded: '成功',
  'On Hold': '已搁置',
};

/** Participle in English and verb in Chinese of each action. */
const ACTIONS: Readonly<Record<ProjectRequest | 'resubmit', Sentence>> = {
  stop: { 'en-US': 'stopped', 'zh-CN': '停止' },
  restart: { 'en-US': 'restarted', 'zh-CN': '重启' },
  archive: { 'en-US': 'archived', 'zh-CN': '归档' },
  delete: { 'en-US': 'deleted', 'zh-CN': '删除' },
  resubmit: { 'en-US': 'resubmitted', 'zh-CN': '重新提交' },
};

/** Reason why jobs of a project whose results were deleted cannot be resubmitted. */
export const RESULTS_DELETED: Sentence = {
  'en-US': 'The results of this project were deleted: restart the project to run its jobs again.',
  'zh-CN': '此项目的结果已删除：请重启项目，以重新运行其作业。',
};

/** Reason why a project in `status` refuses `request`. */
export function projectRefusal(status: WorkStatus, request: ProjectRequest): Sentence {
  if (status === 'Aborting')
    return {
      'en-US': 'The project is being stopped: wait until every job has ended.',
      'zh-CN': '项目正在停止：请等待所有作业结束。',
    };
  if (request === 'archive' && isActive(status))
    return {
      'en-US': `The project is ${status}: only a finished project can be archived.`,
      'zh-CN': `项目的状态为“${CHINESE_STATUSES[status]}”：只有已结束的项目才能归档。`,
    };
  return refusal({ 'en-US': 'project', 'zh-CN': '项目' }, status, request, projectStatusesFor(request));
}

/** Reason why a job in `status` refuses `event`. */
export function jobRefusal(status: WorkStatus, event: 'stop' | 'resubmit'): Sentence {
  return refusal({ 'en-US': 'job', 'zh-CN': '作业' }, status, event, jobStatusesFor(event));
}

function refusal(
  subject: Sentence,
  status: WorkStatus,
  action: keyof typeof ACTIONS,
  allowed: readonly WorkStatus[],
): Sentence {
  const chinese = allowed.map((each) => `“${CHINESE_STATUSES[each]}”`);
  return {
    'en-US': `A ${subject['en-US']} that is ${status} cannot be ${ACTIONS[action]['en-US']}; it would have to be ${joined(allowed, ', ', ' or ')}.`,
    'zh-CN': `状态为“${CHINESE_STATUSES[status]}”的${subject['zh-CN']}不能${ACTIONS[action]['zh-CN']}；状态须为${joined(chinese, '、', '或')}。`,
  };
}

function joined(items: readonly string[], separator: string, last: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(separator)}${last}${items.at(-1)}`;
}
