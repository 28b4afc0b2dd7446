import type { Account, OneTimeLink, UserSession } from '@omics-portal/api';
import { DAY } from '../builders/ids';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Account of the embedded provider. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    username: 'lin',
    name: 'Lin Wei',
    email: 'lin@example.org',
    groups: ['lab'],
    roles: [],
    created_time: DAY,
    disabled_time: null,
    signed_in_time: DAY + DAY_MS,
    last_event: { kind: 'token-created', time: DAY + DAY_MS },
    sessions: 2,
    access_tokens: 1,
    second_factor: false,
    ...overrides,
  };
}

/** Sign-in of the user. */
export function aSession(overrides: Partial<UserSession> = {}): UserSession {
  return {
    id: 'session-1',
    current: true,
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    created_time: DAY,
    used_time: DAY + DAY_MS,
    ...overrides,
  };
}

/** One-time link of an account. */
export function aOneTimeLink(overrides: Partial<OneTimeLink> = {}): OneTimeLink {
  return {
    purpose: 'invitation',
    url: 'https://portal.example.org/#/user/password?link=one-time-secret',
    expires_time: DAY + 7 * DAY_MS,
    ...overrides,
  };
}

/** Accounts of the mocked site. */
export const SOME_ACCOUNTS = [
  anAccount({
    username: 'ada',
    name: 'Ada Admin',
    email: 'ada@example.org',
    groups: ['admin'],
    roles: ['admin'],
    second_factor: true,
  }),
  anAccount(),
  anAccount({
    username: 'new',
    name: 'New Member',
    email: 'new@example.org',
    signed_in_time: null,
    sessions: 0,
  }),
  anAccount({
    username: 'old',
    name: 'Old Member',
    email: 'old@example.org',
    disabled_time: DAY,
    sessions: 0,
  }),
];

export const accountHandlers = {
  list: datainsHttp.on('get', '/api/accounts', ({ query, response }) => {
    const part = query.get('search') ?? '';
    const state = query.get('state');
    const found = SOME_ACCOUNTS.filter(
      ({ username, name, disabled_time: disabled }) =>
        (username.includes(part) || name.includes(part)) &&
        (state === null || (state === 'disabled') === (disabled !== null)),
    );
    return response(200).json(pageOf(found, query));
  }),
  listEmpty: datainsHttp.on('get', '/api/accounts', ({ query, response }) =>
    response(200).json(pageOf([], query)),
  ),
  listForbidden: datainsHttp.failing('get', '/api/accounts', 403),
  listError: datainsHttp.failing('get', '/api/accounts', 500),
  listElsewhere: datainsHttp.failing(
    'get',
    '/api/accounts',
    404,
    'The accounts are at the identity provider',
  ),
  listLoading: datainsHttp.pending('get', '/api/accounts'),
  create: datainsHttp.on('post', '/api/accounts', async ({ body, response }) => {
    const { username, name, email, groups, roles = [] } = await body();
    const account = anAccount({ username, name, email, groups, roles, signed_in_time: null, sessions: 0 });
    return response(201).json({ account, link: aOneTimeLink() });
  }),
  createTaken: datainsHttp.failing(
    'post',
    '/api/accounts',
    409,
    'There is an account with this name already',
  ),
  update: datainsHttp.on('put', '/api/accounts/{username}', async ({ body, params, response }) => {
    const { disabled, groups, roles } = await body();
    const account = anAccount({
      username: params.username ?? '',
      ...(groups && { groups }),
      ...(roles && { roles }),
      disabled_time: disabled === true ? DAY : null,
    });
    return response(200).json(account);
  }),
  updateOwn: datainsHttp.failing('put', '/api/accounts/{username}', 409, 'This is your own account'),
  link: datainsHttp.on('post', '/api/accounts/{username}/one-time-link', ({ response }) =>
    response(201).json(aOneTimeLink({ purpose: 'reset' })),
  ),
  resetSecondFactor: datainsHttp.on('delete', '/api/accounts/{username}/second-factor', ({ response }) =>
    response(204).empty(),
  ),
  endSessions: datainsHttp.on('delete', '/api/accounts/{username}/sessions', ({ response }) =>
    response(204).empty(),
  ),
};

export const secondFactorHandlers = {
  off: datainsHttp.on('get', '/api/second-factor', ({ response }) =>
    response(200).json({ since: null, recovery_codes: 0 }),
  ),
  on: datainsHttp.on('get', '/api/second-factor', ({ response }) =>
    response(200).json({ since: DAY, recovery_codes: 9 }),
  ),
  elsewhere: datainsHttp.failing('get', '/api/second-factor', 404, 'Sign-ins are at the identity provider'),
  error: datainsHttp.failing('get', '/api/second-factor', 500),
  begin: datainsHttp.on('post', '/api/second-factor', ({ response }) =>
    response(201).json({
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Portal:lin?issuer=Portal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
  ),
  beginWrong: datainsHttp.failing('post', '/api/second-factor', 422, 'The current password is not right.'),
  confirm: datainsHttp.on('put', '/api/second-factor', ({ response }) =>
    response(200).json({ recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] }),
  ),
  confirmWrong: datainsHttp.failing('put', '/api/second-factor', 422, 'The code is not right.'),
  remove: datainsHttp.on('post', '/api/second-factor/removal', ({ response }) => response(204).empty()),
};

export const sessionHandlers = {
  list: datainsHttp.on('get', '/api/sessions', ({ response }) => {
    const data = [aSession(), aSession({ id: 'session-2', current: false, user_agent: null })];
    return response(200).json({ total: data.length, data });
  }),
  listElsewhere: datainsHttp.failing('get', '/api/sessions', 404, 'Sign-ins are at the identity provider'),
  listError: datainsHttp.failing('get', '/api/sessions', 500),
  listLoading: datainsHttp.pending('get', '/api/sessions'),
  endOthers: datainsHttp.on('delete', '/api/sessions', ({ response }) => response(204).empty()),
  end: datainsHttp.on('delete', '/api/sessions/{id}', ({ response }) => response(204).empty()),
  changePassword: datainsHttp.on('put', '/api/password', ({ response }) => response(204).empty()),
  changeName: datainsHttp.on('put', '/api/account-name', ({ response }) => response(204).empty()),
  changeNameOfDemo: datainsHttp.failing('put', '/api/account-name', 422, 'A demo account is for everybody.'),
  changePasswordWrong: datainsHttp.failing('put', '/api/password', 422, 'The current password is not right.'),
};

export const oneTimeLinkHandlers = {
  check: datainsHttp.on('post', '/api/one-time-links/check', ({ response }) =>
    response(200).json({ username: 'lin', purpose: 'invitation', expires_time: DAY }),
  ),
  checkEnded: datainsHttp.failing('post', '/api/one-time-links/check', 404, 'This link was used'),
  use: datainsHttp.on('post', '/api/one-time-links/use', ({ response }) => response(204).empty()),
  useEasy: datainsHttp.failing('post', '/api/one-time-links/use', 422, 'The new password is easy to guess'),
};
