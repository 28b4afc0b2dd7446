import { expect, it } from 'vitest';
import { SignInLimiter } from './sign-in-limiter.ts';

function fail(limiter: SignInLimiter, times: number, address: string, name: string): void {
  for (let attempt = 0; attempt < times; attempt += 1) limiter.failed(address, name);
}

it('lets a name wait after five failures, until the minute is over', () => {
  let now = 0;
  const limiter = new SignInLimiter(() => now);
  fail(limiter, 4, '1.2.3.4', 'ada');
  expect(limiter.waitSeconds('1.2.3.4', 'ada')).toBe(0);
  fail(limiter, 1, '1.2.3.4', ' Ada ');
  expect(limiter.waitSeconds('1.2.3.4', 'ada')).toBe(60);
  now = 60_000;
  expect(limiter.waitSeconds('1.2.3.4', 'ada')).toBe(0);
});

it('forgives failures after a success', () => {
  const limiter = new SignInLimiter(() => 0);
  fail(limiter, 4, '1.2.3.4', 'ada');
  limiter.succeeded('1.2.3.4', 'ada');
  fail(limiter, 1, '1.2.3.4', 'ada');
  expect(limiter.waitSeconds('1.2.3.4', 'ada')).toBe(0);
});

it('does not let a stranger elsewhere lock a name', () => {
  const limiter = new SignInLimiter(() => 0);
  fail(limiter, 20, '6.6.6.6', 'ada');
  expect(limiter.waitSeconds('1.2.3.4', 'ada')).toBe(0);
});

it('lets an address wait that tries many names', () => {
  const limiter = new SignInLimiter(() => 0);
  for (let name = 0; name < 50; name += 1) limiter.failed('6.6.6.6', `user${name}`);
  expect(limiter.waitSeconds('6.6.6.6', 'another')).toBe(60);
});
