import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { remoteEvidence } from './remote-evidence.ts';

function request(headers: Record<string, string>, more: { httpVersion?: string; remote?: string } = {}) {
  return {
    headers: { host: '127.0.0.1:4600', ...headers },
    httpVersion: more.httpVersion ?? '1.1',
    socket: { remoteAddress: more.remote ?? '127.0.0.1' },
  } as unknown as IncomingMessage;
}

it.each([
  ['an address', request({})],
  ['a name', request({ host: 'localhost:4600' })],
  ['a name below localhost', request({ host: 'portal.localhost' })],
  ['IPv6', request({ host: '[::1]:4600' }, { remote: '::1' })],
  ['IPv4 in IPv6', request({}, { remote: '::ffff:127.0.0.1' })],
  ['a page of this machine', request({ origin: 'http://localhost:5173' })],
  ['a page without an origin', request({ origin: 'null' })],
])('recognises a local request: %s', (_what, local) => {
  expect(remoteEvidence(local)).toBeUndefined();
});

const FOREIGN: [string, IncomingMessage][] = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'].map(
    (name): [string, IncomingMessage] => [`the header ${name}`, request({ [name]: '127.0.0.1' })],
  ),
  ['the host "portal.example.org"', request({ host: 'portal.example.org' })],
  ['the host "localhost.example.org"', request({ host: 'localhost.example.org' })],
  ['the host "127.0.0.1.example.org"', request({ host: '127.0.0.1.example.org' })],
  ['the host ""', request({ host: '' })],
  ['a page of https://portal.example.org', request({ origin: 'https://portal.example.org' })],
  ['HTTP/1.0, as proxies speak it', request({}, { httpVersion: '1.0' })],
  ['the address 203.0.113.9', request({}, { remote: '203.0.113.9' })],
];

it.each(FOREIGN)('recognises a request from elsewhere by %s', (sign, foreign) => {
  expect(remoteEvidence(foreign)).toBe(sign);
});
