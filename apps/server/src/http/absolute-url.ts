import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/** Origin of the request, or the configured one. */
export function originOf(
  request: FastifyRequest,
  config: Pick<ServerConfig, 'publicUrl' | 'publicUrlFixed'>,
): string {
  return config.publicUrlFixed || request.host === ''
    ? config.publicUrl
    : `${request.protocol}://${request.host}`;
}

/** Makes a link of the object store absolute, so that it works outside a browser. */
export function absoluteUrl(
  request: FastifyRequest,
  config: Pick<ServerConfig, 'publicUrl' | 'publicUrlFixed'>,
  url: string,
): string {
  return new URL(url, originOf(request, config)).href;
}
