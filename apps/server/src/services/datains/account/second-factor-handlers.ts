import type { operations } from '@omics-portal/api/datains';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { PasswordProof } from '../../../identity/own-accounts/own-accounts.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { ownAccountsOf } from './session-handlers.ts';

/** Handlers of the caller's second factor. */
export function secondFactorHandlers(dependencies: Pick<Dependencies, 'audit' | 'identity'>) {
  return {
    getSecondFactor: signedIn(async ({ caller }) => {
      const state = await ownAccountsOf(dependencies).secondFactors.stateOf(caller.sub);
      return {
        status: 200,
        body: { since: state?.since ?? null, recovery_codes: state?.recoveryCodes ?? 0 },
      };
    }),

    beginSecondFactor: signedIn(async ({ caller, body: { password }, request }) => {
      const proof = proofOf(password, request);
      return { status: 201, body: await ownAccountsOf(dependencies).beginSecondFactor(caller, proof) };
    }),

    confirmSecondFactor: signedIn(async ({ caller, body: { code }, request }) => {
      const codes = await ownAccountsOf(dependencies).confirmSecondFactor(caller, code);
      await dependencies.audit.recordCall({ caller, request }, 'second-factor-set-up');
      return { status: 200, body: { recovery_codes: codes } };
    }),

    removeSecondFactor: signedIn(async ({ caller, body: { password }, request }) => {
      await ownAccountsOf(dependencies).removeSecondFactor(caller, proofOf(password, request));
      await dependencies.audit.recordCall({ caller, request }, 'second-factor-removed');
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function proofOf(current: string, { ip, headers }: FastifyRequest): PasswordProof {
  return { current, address: ip, cookies: headers.cookie };
}
