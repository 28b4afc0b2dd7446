import { expect, test, vi } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

test('equal requests share one answer until all are forgotten', async () => {
  const answers = new SharedAnswers();
  const find = vi.fn(async () => ({ total: 3 }));
  const [first, second] = await Promise.all([answers.share('a', find), answers.share('a', find)]);
  expect(second).toBe(first);
  await answers.share('b', find);
  expect(find).toHaveBeenCalledTimes(2);
  answers.clear();
  await answers.share('a', find);
  expect(find).toHaveBeenCalledTimes(3);
});

test('a failure reaches who waits for it, and the next request tries again', async () => {
  const answers = new SharedAnswers();
  const fail = () => Promise.reject(new Error('too late'));
  const both = [answers.share('a', fail), answers.share('a', fail)];
  await expect(Promise.all(both)).rejects.toThrow('too late');
  expect(await answers.share('a', async () => 1)).toBe(1);
});

test('the oldest answers are dropped above the maximum', async () => {
  const answers = new SharedAnswers();
  for (let at = 0; at <= 50; at += 1) await answers.share(String(at), async () => at);
  expect(await answers.share('0', async () => 'again')).toBe('again');
  expect(await answers.share('50', async () => 'again')).toBe(50);
});
