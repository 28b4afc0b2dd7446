import type { FastifyInstance } from 'fastify';
import { preferredLanguage, type Sentence } from '../http/preferred-language.ts';
import { PartCheck, type PartCheckOptions, type ServerPart } from './part-check.ts';

/** Options of the health routes. */
export interface HealthOptions extends PartCheckOptions {
  readonly parts: readonly ServerPart[];
  /** Time for which a result is used again, in milliseconds: anybody may send these requests. */
  readonly reuseMs: number;
}

/** Limits for production, in milliseconds. */
export const HEALTH_LIMITS = { limitMs: 3_000, reuseMs: 1_000 } as const;

/** Paths of the health routes. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** States of the parts by name. */
export type PartStates = Record<string, 'ok' | 'away'>;

/**
 * Health routes for balancers and monitors: `/healthz` says that the process answers, `/readyz` that each part works, or 503
 * with the names of those that are away. They belong to this server and not to the services that other back ends implement,
 * so the OpenAPI documents do not list them. They need no token and tell no more than these names. Returns the reader of the
 * states.
 */
export function healthRoutes(app: FastifyInstance, options: HealthOptions): () => Promise<PartStates> {
  const readStates = sharedStates(options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const excluded = [(request.query as { exclude?: string | string[] }).exclude ?? []].flat();
      const states = Object.entries(await readStates()).filter(([name]) => !excluded.includes(name));
      const away = states.flatMap(([name, state]) => (state === 'away' ? [name] : []));
      const parts = Object.fromEntries(states);
      if (away.length === 0) return reply.send({ status: 'ready', parts });
      const message = awayMessage(away)[preferredLanguage(request.headers['accept-language'])];
      return reply
        .code(503)
        .type('application/json; charset=utf-8')
        .send({ status: 'not ready', message, parts });
    },
  });
  return readStates;
}

/** Sentence for people; programs read `parts`. */
function awayMessage(names: readonly string[]): Sentence {
  return { 'en-US': `Away: ${names.join(', ')}.`, 'zh-CN': `没有响应：${names.join('、')}。` };
}

/** Reader of the states of all parts: simultaneous and successive requests within `reuseMs` share one round of checks. */
function sharedStates({ parts, reuseMs, ...options }: HealthOptions): () => Promise<PartStates> {
  const checks = parts.map((part) => new PartCheck(part, options));
  let round: { states: Promise<PartStates>; ended: number } | undefined;
  return () => {
    if (round !== undefined && performance.now() - round.ended < reuseMs) return round.states;
    const next = { states: checkAll(checks), ended: Infinity };
    void next.states.then(() => {
      next.ended = performance.now();
    });
    round = next;
    return next.states;
  };
}

async function checkAll(checks: readonly PartCheck[]): Promise<PartStates> {
  const states = await Promise.all(
    checks.map(async (check) => [check.name, (await check.works()) ? 'ok' : 'away'] as const),
  );
  return Object.fromEntries(states);
}
