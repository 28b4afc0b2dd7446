import { describe, expect, it } from 'vitest';
import { checkBucketName, checkKey, checkPrefix } from './object-names.ts';

describe('names of objects', () => {
  it.each(['a', 'data/ada/中文 é.txt', 'a/.hidden', '...', 'a..b/c'])('accepts the key %j', (key) => {
    expect(() => checkKey(key)).not.toThrow();
  });

  it.each([
    '',
    '/a',
    '../a',
    'a/../b',
    'a/./b',
    'a//b',
    'a/..',
    'a\\b',
    'a\u0000b',
    'a\nb',
    'folder/',
    'x'.repeat(256),
    'a/'.repeat(600) + 'b',
  ])('refuses the key %j', (key) => {
    expect(() => checkKey(key)).toThrow(/^The key must/);
  });

  it('distinguishes folders from files by the trailing slash', () => {
    expect(() => checkKey('a/', 'folder')).not.toThrow();
    expect(() => checkKey('a', 'folder')).toThrow('with a slash at the end');
    expect(() => checkKey('a/../', 'folder')).toThrow('".."');
  });

  it.each(['', 'data/', 'data/ad', '.'])('accepts the prefix %j', (prefix) => {
    expect(() => checkPrefix(prefix)).not.toThrow();
  });

  it.each(['../', '/', 'a/../', 'a//'])('refuses the prefix %j', (prefix) => {
    expect(() => checkPrefix(prefix)).toThrow(/^The prefix must/);
  });

  it.each(['..', 'a', '-ab', 'a/b', '../../etc'])('refuses the bucket %j', (bucket) => {
    expect(() => checkBucketName(bucket)).toThrow(/^The bucket must/);
  });
});
