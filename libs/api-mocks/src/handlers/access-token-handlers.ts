import type { AccessToken } from '@omics-portal/api';
import { DAY } from '../builders/ids';
import { datainsHttp } from '../http/services';

const TOKENS = '/api/access-tokens';
const TOKEN = '/api/access-tokens/{id}';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Personal access token, without its text. */
export function anAccessToken(overrides: Partial<AccessToken> = {}): AccessToken {
  return {
    id: '3f9c21d07a4e',
    name: 'Night run on the cluster',
    scopes: ['work:read', 'files:read'],
    created_time: DAY,
    expires_time: DAY + 90 * DAY_MS,
    last_used_time: null,
    ...overrides,
  };
}

/** Text of the token that `create` gives. */
export const TOKEN_TEXT = `omp_3f9c21d07a4e_${'0'.repeat(48)}`;

export const accessTokenHandlers = {
  list: datainsHttp.on('get', TOKENS, ({ response }) => {
    const data = [anAccessToken({ expires_time: Date.now() + 30 * DAY_MS })];
    return response(200).json({ total: data.length, data });
  }),
  listEmpty: datainsHttp.on('get', TOKENS, ({ response }) => response(200).json({ total: 0, data: [] })),
  listError: datainsHttp.failing('get', TOKENS, 500),
  listLoading: datainsHttp.pending('get', TOKENS),
  create: datainsHttp.on('post', TOKENS, async ({ body, response }) => {
    const { name, scopes, days } = await body();
    const created_time = Date.now();
    const expires_time = created_time + days * DAY_MS;
    const access_token = anAccessToken({ name, scopes, created_time, expires_time });
    return response(201).json({ token: TOKEN_TEXT, access_token });
  }),
  createTaken: datainsHttp.failing('post', TOKENS, 409, 'You have another access token of this name'),
  remove: datainsHttp.on('delete', TOKEN, ({ response }) => response(204).empty()),
  removeError: datainsHttp.failing('delete', TOKEN, 500),
};
