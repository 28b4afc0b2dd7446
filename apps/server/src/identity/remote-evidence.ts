import type { IncomingMessage } from 'node:http';
import { isLoopback, isLoopbackOrigin } from '../config/check-exposure.ts';

const PROXY_HEADERS =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Evidence that a request came from another machine although the server listens on a loopback address, e.g. "the header
 * Via"; undefined without any. A proxy that leaves no trace is not detected: such a site must set PUBLIC_URL.
 */
export function remoteEvidence({ headers, httpVersion, socket }: IncomingMessage): string | undefined {
  const header = Object.keys(headers).find((name) => PROXY_HEADERS.test(name));
  if (header !== undefined) return `the header ${header}`;
  const { host = '', origin } = headers;
  if (!isLoopback(hostName(host))) return `the host "${host}"`;
  if (origin !== undefined && origin !== 'null' && !isLoopbackOrigin(origin)) return `a page of ${origin}`;
  // Browsers use HTTP/1.1. nginx by default uses HTTP/1.0 for its upstream server, and adds no header.
  if (httpVersion === '1.0') return 'HTTP/1.0, as proxies speak it';
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return isLoopback(remote) ? undefined : `the address ${remote}`;
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, '');
}
