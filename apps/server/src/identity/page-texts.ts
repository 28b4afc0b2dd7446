import type { Language, Sentence } from '../http/preferred-language.ts';
import type { SignInResult } from './sign-in.ts';

/** Texts of the provider's own pages in one language. */
export interface PageTexts {
  signIn: string;
  username: string;
  password: string;
  code: string;
  signOut: string;
  signOutQuestion: string;
  failed: string;
  notOpen: string;
  back: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  'en-US': {
    signIn: 'Sign in',
    username: 'Username or email',
    password: 'Password',
    code: 'Code, if you have set up a second factor',
    signOut: 'Sign out',
    signOutQuestion: 'Sign out?',
    failed: 'Sign-in did not work',
    notOpen: 'This sign-in is no longer open: go back and begin again.',
    back: 'Back to the portal',
  },
  'zh-CN': {
    signIn: '登录',
    username: '用户名或邮箱',
    password: '密码',
    code: '验证码（若已设置两步验证）',
    signOut: '登出',
    signOutQuestion: '要登出吗？',
    failed: '登录未成功',
    notOpen: '此次登录已失效：请返回并重新开始。',
    back: '返回门户',
  },
};

/** Problems of an attempt that the page says in its own words. */
const PROBLEMS: Partial<Record<SignInResult['outcome'], Sentence>> = {
  wrong: { 'en-US': 'Username or password is not valid', 'zh-CN': '用户名或密码不正确' },
  'code-needed': {
    'en-US': 'This account has a second factor: enter the password and a code',
    'zh-CN': '此账户已设置两步验证：请输入密码和验证码',
  },
  'code-wrong': {
    'en-US': 'The code is not valid: enter the password and another code',
    'zh-CN': '验证码不正确：请输入密码和另一个验证码',
  },
};

/** Problem of an attempt, for the form. */
export function attemptProblem(result: Exclude<SignInResult, { outcome: 'signed-in' }>): Sentence {
  return PROBLEMS[result.outcome] ?? result.message;
}

/** Reason why the provider refuses the request of a client, with its code. Its own description is in English. */
export function requestProblem(error: string, description = error): Sentence {
  return {
    'en-US': description,
    'zh-CN': `登录请求未被接受（${error}）：请返回门户，重新登录。`,
  };
}
