import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { RateLimitSettings } from '../config/rate-limit-settings.ts';
import { networkOf } from '../identity/network-of.ts';
import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
import { CHINESE_RATE_CLASSES, RATE_CLASSES, type RateClass } from '../config/rate-class.ts';

const MINUTE_MS = 60_000;
/** Callers whose requests are counted at the same time; those with the oldest requests are forgotten first. */
const MAX_CALLERS = 50_000;

/** Limiter of requests: counts one for its caller, and throws `ApiError` 429 when there were too many. */
export type LimitRate = (
  rateClass: RateClass,
  request: FastifyRequest,
  /** Account; undefined: the network of the request counts. */
  sub?: string,
) => Promise<void>;

/**
 * Creates the rate limits of the operations: requests of one class in a minute, for each account, and for each network of callers
 * without one. Each server counts for itself.
 */
export async function rateLimits(
  app: FastifyInstance,
  settings: RateLimitSettings,
  registry: Registry,
): Promise<LimitRate> {
  const refused = new Counter({
    name: 'portal_rate_limited_total',
    help: 'Requests that got 429 because of a rate limit of operations, by class.',
    labelNames: ['class'],
    registers: [registry],
  });
  const classes = Object.keys(RATE_CLASSES) as RateClass[];
  for (const each of classes) refused.inc({ class: each }, 0);
  await app.register(rateLimit, { global: false, cache: MAX_CALLERS });
  const callers = new WeakMap<FastifyRequest, string>();
  const limitOf = (max: number) =>
    app.createRateLimit({
      max,
      timeWindow: MINUTE_MS,
      keyGenerator: (request: FastifyRequest) => callers.get(request) ?? request.ip,
    });
  const limits = new Map(classes.map((each) => [each, limitOf(settings[each])]));
  return async (rateClass, request, sub) => {
    const max = settings[rateClass];
    if (max === 0) return;
    callers.set(request, sub === undefined ? `network ${networkOf(request.ip)}` : `account ${sub}`);
    const state = await limits.get(rateClass)?.(request);
    if (!state || state.isAllowed || !state.isExceeded) return;
    refused.inc({ class: rateClass });
    const seconds = Math.max(1, state.ttlInSeconds);
    throw new ApiError(429, tooMany(rateClass, { max, seconds, isAccount: sub !== undefined }), undefined, {
      'retry-after': String(seconds),
    });
  };
}

function tooMany(
  rateClass: RateClass,
  { max, seconds, isAccount }: { max: number; seconds: number; isAccount: boolean },
): Sentence {
  const from = isAccount ? 'one account' : 'one network without a sign-in';
  const wait = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const source = isAccount ? '每个账户' : '每个未登录的网络';
  return {
    'en-US': `Too many requests: this site takes ${max} ${RATE_CLASSES[rateClass]} from ${from} in a minute. Try again in ${wait}.`,
    'zh-CN': `请求过多：本站每分钟最多接受${source} ${max} 次${CHINESE_RATE_CLASSES[rateClass]}。请在 ${seconds} 秒后重试。`,
  };
}
