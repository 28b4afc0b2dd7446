/** Classes of operations that are limited together, with what their requests are called. */
export const RATE_CLASSES = {
  'sign-in': 'requests about passwords, codes and tokens',
  writes: 'changes',
  reads: 'requests',
  downloads: 'downloads',
  events: 'live event streams',
} as const;

/** Names of the classes in Chinese. */
export const CHINESE_RATE_CLASSES: Readonly<Record<keyof typeof RATE_CLASSES, string>> = {
  'sign-in': '有关密码、验证码和令牌的请求',
  writes: '更改',
  reads: '请求',
  downloads: '下载',
  events: '实时事件流连接',
};

/** Class of an operation, whose requests have one limit for each caller. */
export type RateClass = keyof typeof RATE_CLASSES;

/** Reads the class of an operation. @throws Error for one without a class: the documents are part of the program. */
export function rateClassOf(id: string, stated: unknown): RateClass {
  if (typeof stated === 'string' && Object.hasOwn(RATE_CLASSES, stated)) return stated as RateClass;
  throw new Error(
    `The operation ${id} must name its class of requests as x-rate-limit: ${Object.keys(RATE_CLASSES).join(', ')}.`,
  );
}
