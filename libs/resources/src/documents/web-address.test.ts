import { describe, expect, it } from 'vitest';
import { readWebAddress } from './web-address';

const POLICY = {
  page: 'http://portal.example.org/app/#/here',
  allowedOrigins: ['https://docs.example.org', 'http://lab.example.org'],
};

describe('readWebAddress', () => {
  it.each([
    ['a relative address', 'documents/a.md', 'http://portal.example.org/app/documents/a.md'],
    ['an absolute path', '/documents/a.md', 'http://portal.example.org/documents/a.md'],
    ['our own origin', 'http://portal.example.org/a.md', 'http://portal.example.org/a.md'],
    ['an allowed origin', 'https://docs.example.org/a.md?b=1#c', 'https://docs.example.org/a.md?b=1#c'],
    ['blanks around it', '  https://docs.example.org/a.md ', 'https://docs.example.org/a.md'],
  ])('opens %s', (_what, given, url) => {
    const reading = readWebAddress(given, POLICY);
    expect(reading.ok && reading.url.href).toBe(url);
  });

  it.each([
    ['nothing', undefined, 'missing'],
    ['blanks', '  ', 'missing'],
    ['a script', 'javascript:alert(1)', 'unreadable'],
    ['a script in disguise', 'JaVaScRiPt:alert(1)', 'unreadable'],
    ['data', 'data:text/html,<script>', 'unreadable'],
    ['a blob of our own origin', 'blob:http://portal.example.org/1', 'unreadable'],
    ['a file', 'file:///etc/passwd', 'unreadable'],
    ['no address', 'https://', 'unreadable'],
    ['a user name', 'https://docs.example.org@evil.example.net/', 'unreadable'],
    ['another origin', 'https://evil.example.net/a.md', 'origin'],
    ['another origin without scheme', '//evil.example.net/a.md', 'not-https'],
    ['a host that only begins like ours', 'https://docs.example.org.evil.net/', 'origin'],
    ['another port', 'https://docs.example.org:8443/', 'origin'],
    ['an allowed origin without https', 'http://lab.example.org/a.md', 'not-https'],
    ['backslashes', '\\\\evil.example.net\\a', 'not-https'],
  ])('refuses %s', (_what, given, reason) => {
    expect(readWebAddress(given, POLICY)).toMatchObject({ ok: false, reason });
  });

  it('names the origin that it refuses', () => {
    expect(readWebAddress('https://evil.example.net/a', POLICY)).toMatchObject({
      origin: 'https://evil.example.net',
    });
  });

  it('distinguishes pages of this site from others', () => {
    expect(readWebAddress('/a', POLICY)).toMatchObject({ isOwn: true });
    expect(readWebAddress('https://docs.example.org/a', POLICY)).toMatchObject({ isOwn: false });
  });
});
