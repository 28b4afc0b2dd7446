import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openPostgres, type TestDatabase } from '../../testing/engines.ts';
import { AccessTokens, MAX_TOKENS } from './access-tokens.ts';
import { formatToken, parseToken } from './token-format.ts';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database.close());

const tokensAt = (time: number) => new AccessTokens(database.db, () => time);
const aToken = (ownerSub: string, name = 'night run') =>
  tokensAt(NOW).create({ ownerSub, name, scopes: ['work:read'], days: 7 });

describe('personal access tokens', () => {
  it('are found by their text until they expire, and stored as a digest only', async () => {
    const { token, row } = await aToken('ada');
    expect(await tokensAt(NOW + 7 * DAY - 1).find(token)).toMatchObject({ id: row.id, owner_sub: 'ada' });
    expect(await tokensAt(NOW + 7 * DAY).find(token)).toBeUndefined();
    const secret = parseToken(token)?.secret ?? '';
    expect(secret).toHaveLength(48);
    const stored = await database.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('are not found by another secret, nor by a part of the text', async () => {
    const { token, row } = await aToken('bea');
    const other = formatToken({ id: row.id, secret: 'f'.repeat(48) });
    for (const text of [other, token.slice(0, -1), `${token}0`, token.toUpperCase(), row.id, ''])
      expect(await tokensAt(NOW).find(text)).toBeUndefined();
  });

  it('note their last use to the minute', async () => {
    const { token } = await aToken('cem');
    const used = async () => Number((await tokensAt(NOW).list('cem'))[0]?.last_used_time);
    await tokensAt(NOW + 1000).find(token);
    expect(await used()).toBe(NOW + 1000);
    await tokensAt(NOW + 60_999).find(token);
    expect(await used()).toBe(NOW + 1000);
    await tokensAt(NOW + 61_000).find(token);
    expect(await used()).toBe(NOW + 61_000);
  });

  it('are deleted by their owner only', async () => {
    const { token, row } = await aToken('dan');
    await expect(tokensAt(NOW).delete('eve', row.id)).rejects.toMatchObject({ status: 404 });
    await tokensAt(NOW).delete('dan', row.id);
    expect(await tokensAt(NOW).find(token)).toBeUndefined();
  });

  it('have one name each in an account, and a limit', async () => {
    await aToken('fay');
    await expect(aToken('fay')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('"night run"') as string,
    });
    for (let index = 1; index < MAX_TOKENS; index += 1) await aToken('fay', `token ${index}`);
    await expect(aToken('fay', 'one too many')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('at most 50') as string,
    });
  });
});

test('two tokens differ, and begin alike for secret scanners', async () => {
  const texts = [(await aToken('gil', 'one')).token, (await aToken('gil', 'two')).token];
  expect(new Set(texts).size).toBe(2);
  for (const text of texts) expect(text).toMatch(/^omp_[0-9a-f]{12}_[0-9a-f]{48}$/);
});
