import type { Language } from '../http/preferred-language.ts';

/** Report as its citation names it. */
export interface CitedReport {
  readonly id: string;
  readonly name: string;
  readonly plugin: { readonly name: string; readonly version: string };
  readonly owner: { readonly name: string | null; readonly email: string };
  readonly finishedTime: number;
  readonly portal: { readonly title: string; readonly url: string };
}

/** Text that cites a report. */
export function reportCitation(report: CitedReport, language: Language = 'en-US'): string {
  const { id, name, plugin, owner, finishedTime, portal } = report;
  const author = owner.name ?? owner.email;
  const day = new Date(finishedTime).toISOString().slice(0, 10);
  const address = reportAddress(portal.url, id);
  const tool = `${plugin.name} ${plugin.version}`;
  return language === 'zh-CN'
    ? `${author}。${name}。质控报告 ${id}，${day}，${tool}。${portal.title}。${address}`
    : `${author}. ${name}. Quality report ${id}, ${day}, ${tool}. ${portal.title}. ${address}`;
}

/** Permanent address of a report in the portal. */
export function reportAddress(url: string, id: string): string {
  return `${url}/#/datains-report/${id}`;
}
