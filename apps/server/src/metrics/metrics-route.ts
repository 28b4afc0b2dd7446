import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Registry } from 'prom-client';
import type { ServerConfig } from '../config/server-config.ts';
import { ApiError } from '../http/api-error.ts';
import { readBearer } from '../http/bearer.ts';
import { remoteEvidence } from '../identity/remote-evidence.ts';

/** Path of the metrics. */
export const METRICS_PATH = '/metrics';

/** Settings that decide who may read the metrics. */
type MetricsSettings = Pick<ServerConfig, 'metricsFrom' | 'metricsToken' | 'trustProxy'>;

/**
 * Route of the metrics in the text format of Prometheus, for monitors that have the token or one of the addresses. Like the
 * health routes it belongs to this server and not to the services, so the OpenAPI documents do not list it.
 */
export function metricsRoute(app: FastifyInstance, registry: Registry, settings: MetricsSettings): void {
  const admit = admission(settings);
  app.get(METRICS_PATH, async (request, reply) => {
    admit(request);
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', registry.contentType)
      .send(await registry.metrics());
  });
}

/** Check that throws unless the monitor has the token, where there is one, and one of the addresses. */
function admission({
  metricsFrom,
  metricsToken,
  trustProxy,
}: MetricsSettings): (request: FastifyRequest) => void {
  const allowed = metricsFrom === undefined ? undefined : listAddresses(metricsFrom);
  return (request) => {
    if (metricsToken !== undefined && !isToken(request, metricsToken))
      throw new ApiError(
        401,
        {
          'en-US': 'Send the token of the metrics, which METRICS_TOKEN sets.',
          'zh-CN': '请发送监控指标的令牌，由 METRICS_TOKEN 设置。',
        },
        undefined,
        {
          'www-authenticate': 'Bearer',
        },
      );
    const isAllowed =
      allowed === undefined
        ? metricsToken !== undefined || isLocal(request, trustProxy)
        : contains(allowed, request.ip);
    if (!isAllowed)
      throw new ApiError(403, {
        'en-US': 'The metrics are for the monitors of this site: METRICS_FROM and METRICS_TOKEN name them.',
        'zh-CN': '监控指标仅供本站的监控程序读取：由 METRICS_FROM 和 METRICS_TOKEN 指定。',
      });
  };
}

/** True for a request of this machine. A proxy that TRUST_PROXY does not name makes every request look like one. */
function isLocal({ ip, raw }: FastifyRequest, trustProxy: ServerConfig['trustProxy']): boolean {
  if (trustProxy === false) return remoteEvidence(raw) === undefined;
  return ipaddr.process(ip).range() === 'loopback';
}

function isToken(request: FastifyRequest, token: string): boolean {
  const sent = readBearer(request.headers.authorization) ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

/** Digest of a fixed length, so that the time of a comparison says nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function listAddresses(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, bits] = ipaddr.parseCIDR(
      range.includes('/') ? range : `${range}/${ipaddr.parse(range).kind() === 'ipv4' ? 32 : 128}`,
    );
    list.addSubnet(address.toString(), bits, address.kind());
  }
  return list;
}

function contains(list: BlockList, ip: string): boolean {
  const address = ipaddr.process(ip);
  return list.check(address.toString(), address.kind());
}
