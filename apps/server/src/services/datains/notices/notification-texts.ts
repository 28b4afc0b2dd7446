import { preferredLanguage } from '../../../http/preferred-language.ts';
import { chartRuleTexts } from './chart-rule-texts.ts';
import type { NoticeCode } from '../../../jobs/notice-topics.ts';

/** Title and text of a notice. */
export interface NoticeText {
  title: string;
  description: string;
}

type NotificationTexts = Readonly<Record<NoticeCode, NoticeText>>;

const ENGLISH: NotificationTexts = {
  'project-succeeded': {
    title: 'Project {name} has succeeded',
    description: 'All of its jobs have finished. Their quality verdicts are in the list of jobs.',
  },
  'project-failed': {
    title: 'Project {name} has failed',
    description: 'At least one job has failed. See its log for the reason; the job can be resubmitted.',
  },
  'job-succeeded': {
    title: 'Job {sample} of project {name} has succeeded',
    description: 'Its quality verdict is in the list of jobs.',
  },
  'job-failed': {
    title: 'Job {sample} of project {name} has failed',
    description: 'See its log for the reason; the job can be resubmitted.',
  },
  'report-finished': { title: 'Report {name} is ready', description: 'Open it from the report history.' },
  'report-failed': {
    title: 'Report {name} has failed',
    description: 'See the log of the report for the reason.',
  },
  'chart-rule': {
    title: 'Report {name} breaks the rule {rule} of its control chart',
    description:
      '{tool}, {figures}. Rule {rule}: {meaning}. The control chart shows the report among earlier ones.',
  },
};

const CHINESE: NotificationTexts = {
  'project-succeeded': {
    title: '项目 {name} 已成功',
    description: '全部作业均已运行完毕。如有质控结论，请见各作业。',
  },
  'project-failed': {
    title: '项目 {name} 失败',
    description: '至少有一个作业失败：请在日志中查看原因，之后可重新提交。',
  },
  'job-succeeded': {
    title: '项目 {name} 的作业 {sample} 已成功',
    description: '如有质控结论，请见作业列表。',
  },
  'job-failed': {
    title: '项目 {name} 的作业 {sample} 失败',
    description: '请在日志中查看原因，之后可重新提交。',
  },
  'report-finished': { title: '报告 {name} 已生成', description: '可在质控报告历史中查看。' },
  'report-failed': { title: '报告 {name} 生成失败', description: '请在报告日志中查看原因。' },
  'chart-rule': {
    title: '报告 {name} 违反质控图规则 {rule}',
    description: '{tool}，{figures}。规则 {rule}：{meaning}。质控图显示该报告与此前各报告的对比。',
  },
};

/**
 * Text of a notification in the language of an `Accept-Language` header, English unless it is Chinese. A code without texts
 * (a site's announcement) has its own in `title` and `description`, and in Chinese in `title_zh` and `description_zh`.
 */
export function noticeText(
  code: string,
  params: Readonly<Record<string, string>>,
  acceptLanguage: string | undefined,
): NoticeText {
  const language = preferredLanguage(acceptLanguage);
  const chinese = language === 'zh-CN';
  const texts: Readonly<Record<string, NoticeText | undefined>> = chinese ? CHINESE : ENGLISH;
  const found = texts[code];
  if (!found) return ownText(code, params, chinese ? '_zh' : '');
  const filled = code === 'chart-rule' ? { ...params, ...chartRuleTexts(params, language) } : params;
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => filled[name] ?? whole);
  const counts = params['succeeded'] === undefined ? '' : countsText(params, chinese);
  return { title: fill(found.title), description: `${counts}${fill(found.description)}` };
}

/** Counts of the jobs of a project, before its text; notifications of earlier versions have none. */
function countsText(
  { succeeded, failed, stopped }: Readonly<Record<string, string>>,
  chinese: boolean,
): string {
  const hasStopped = stopped !== undefined && stopped !== '0';
  return chinese
    ? `作业：成功 ${succeeded}，失败 ${failed}${hasStopped ? `，已停止 ${stopped}` : ''}。`
    : `Jobs: ${succeeded} succeeded, ${failed} failed${hasStopped ? `, ${stopped} stopped` : ''}. `;
}

function ownText(code: string, params: Readonly<Record<string, string>>, ending: string): NoticeText {
  return {
    title: params[`title${ending}`] ?? params['title'] ?? code,
    description: params[`description${ending}`] ?? params['description'] ?? '',
  };
}
