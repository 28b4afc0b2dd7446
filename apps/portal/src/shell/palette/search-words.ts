import type { ReportKind } from '@omics-portal/resources';
import type { SiteDocument } from './sources/site-documents';

/** Synonyms of actions, pages and collections in both languages, in lower case. The names themselves are found in any case. */
export const SEARCH_WORDS = {
  createProject: ['create', 'new project', 'start', 'run', 'submit', '创建项目', '新建项目', '提交', '运行'],
  newReport: ['create report', 'new report', 'make a report', '新建报告', '创建报告', '质控报告'],
  upload: ['upload', 'add files', 'import', 'send data', '上传', '添加文件', '导入'],
  password: ['change password', 'two-factor', 'second factor', 'security', '修改密码', '两步验证', '安全'],
  token: ['api key', 'access token', 'program', 'script', '访问令牌', '密钥', '接口'],
  tour: ['tour', 'guide', 'introduction', '新手指南', '引导'],
  feedback: ['feedback', 'issue', 'bug', 'contact', '反馈', '问题', '联系'],
  appearance: ['theme', 'appearance', 'colour', 'color', 'layout', '主题', '外观', '布局', '颜色'],
  logout: ['sign out', 'log out', 'leave', '登出', '退出'],
  login: ['sign in', 'log in', '登录'],
  register: ['sign up', 'new account', 'create account', '注册', '新账号'],
  accounts: ['users', 'people', 'create account', 'admin', '账号管理', '用户'],
  collection: ['cart', 'download kit', 'data files', '购物车', '下载工具包', '数据文件'],
  language: ['language', 'translate', '语言', '切换语言'],
  light: ['light', 'theme', 'bright', '亮色', '主题'],
  dark: ['dark', 'theme', 'night', '暗色', '深色', '主题'],
  system: ['system', 'theme', '跟随系统', '主题'],
} as const satisfies Record<string, readonly string[]>;

/** Synonyms of the report tools. */
export const REPORT_WORDS: Readonly<Record<ReportKind, readonly string[]>> = {
  dseqc: ['dna', 'wgs', 'wes', 'dnaseq', 'dseqc', 'variants', 'genomics', '基因组', '变异'],
  rseqc: ['rna', 'rnaseq', 'rseqc', 'expression', 'transcriptomics', '转录组', '表达'],
  protqc: ['protein', 'proteomics', 'protqc', '蛋白质组', '蛋白'],
  metqc: ['metabolite', 'metabolomics', 'metqc', '代谢组', '代谢物'],
};

/** Titles of the documents of a site in both languages, and synonyms. */
export const DOCUMENT_WORDS: Readonly<Record<SiteDocument, readonly string[]>> = {
  docs: ['user guide', 'documentation', 'manual', '使用指南', '手册', '文档'],
  help: ['help', 'questions', 'faq', '帮助', '常见问题'],
  policies: ['data policies', 'privacy', 'licence', 'license', '数据政策', '隐私', '许可'],
  engines: ['engines', '运行引擎'],
  changelog: ['change log', 'changelog', 'releases', 'news', '更新日志', '版本'],
  materialsTerms: ['terms of material requests', '参考物质申请条款'],
};
