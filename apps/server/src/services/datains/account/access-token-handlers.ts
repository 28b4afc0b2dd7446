import type { components, operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { AccessTokens, type AccessTokenRow } from '../../../identity/access-tokens/access-tokens.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';

type WireToken = components['schemas']['AccessToken'];

/** Handlers of the caller's personal access tokens. */
export function accessTokenHandlers({ audit, db }: Pick<Dependencies, 'audit' | 'db'>) {
  const tokens = new AccessTokens(db);
  return {
    listAccessTokens: signedIn(async ({ caller }) => {
      const data = (await tokens.list(caller.sub)).map(wireToken);
      return { status: 200, body: { total: data.length, data } };
    }),

    createAccessToken: signedIn(async ({ caller, body: { name, scopes, days }, request }) => {
      const { token, row } = await tokens.create({ ownerSub: caller.sub, name: name.trim(), scopes, days });
      await audit.recordCall({ caller, request }, 'token-created', `${row.id} ${row.name}`);
      return { status: 201, body: { token, access_token: wireToken(row) } };
    }),

    deleteAccessToken: signedIn(async ({ caller, params: { id }, request }) => {
      const { name } = await tokens.delete(caller.sub, id);
      await audit.recordCall({ caller, request }, 'token-deleted', `${id} ${name}`);
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function wireToken({
  id,
  name,
  scopes,
  created_time: created,
  expires_time: expires,
  last_used_time: used,
}: AccessTokenRow): WireToken {
  return {
    id,
    name,
    scopes,
    created_time: Number(created),
    expires_time: Number(expires),
    last_used_time: used === null ? null : Number(used),
  };
}
