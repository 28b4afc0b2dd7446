import { expect, test } from 'vitest';
import { isEnough } from './s3-cors.ts';

const RULE = {
  AllowedOrigins: ['https://portal.example.org'],
  AllowedMethods: ['GET', 'PUT'],
  AllowedHeaders: ['*'],
  ExposeHeaders: ['ETag'],
};

test.each([
  [{}, true],
  [{ AllowedOrigins: ['*'] }, true],
  [{ AllowedOrigins: ['https://other.example.org', 'https://*.example.org'] }, true],
  [{ AllowedHeaders: ['Content-Type', 'Range'], ExposeHeaders: ['etag'] }, true],
  [{ AllowedOrigins: ['https://portal.example.com'] }, false],
  [{ AllowedOrigins: ['https://*.portal.example.org'] }, false],
  [{ AllowedMethods: ['GET'] }, false],
  [{ AllowedHeaders: ['Content-Type'] }, false],
  [{ ExposeHeaders: undefined }, false],
])('a CORS rule with %j lets pages of the portal use the links: %s', (change, isAllowed) => {
  expect(isEnough({ ...RULE, ...change }, 'https://portal.example.org')).toBe(isAllowed);
});
