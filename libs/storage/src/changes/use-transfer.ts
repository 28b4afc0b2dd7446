import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { transferObjects, type TransferOutcome, type TransferRequest } from '@omics-portal/resources';
import { useStorage } from '../ports/storage-ports';
import { mergeOutcomes } from './transfer-items';

/** Choice of the user for names that are taken. */
export type ConflictChoice = Exclude<NonNullable<TransferRequest['on_conflict']>, 'ask'>;

/** Move or copy of many items: a first call, and one for the names that were taken, with the choice of the user. */
export function useTransfer() {
  const { datains } = useStorage();
  const { mutateAsync, isPending, error } = useMutation(transferObjects(datains));
  const [sent, setSent] = useState<{
    readonly request: TransferRequest;
    readonly outcomes: readonly TransferOutcome[];
  } | null>(null);
  const start = async (request: TransferRequest): Promise<readonly TransferOutcome[]> => {
    const outcomes = await mutateAsync(request);
    setSent({ request, outcomes });
    return outcomes;
  };
  const resolveConflicts = async (conflict: ConflictChoice): Promise<readonly TransferOutcome[]> => {
    if (!sent) {
      return [];
    }
    const { request, outcomes } = sent;
    const items = outcomes.filter(({ state }) => state === 'conflict').map(({ from, to }) => ({ from, to }));
    const merged = mergeOutcomes(outcomes, await mutateAsync({ ...request, items, on_conflict: conflict }));
    setSent({ request, outcomes: merged });
    return merged;
  };
  const outcomes = sent?.outcomes ?? [];
  return {
    start,
    resolveConflicts,
    isPending,
    error,
    isSent: sent !== null,
    outcomes,
    conflicts: outcomes.filter(({ state }) => state === 'conflict'),
    failures: outcomes.filter(({ state }) => !['done', 'skipped', 'conflict'].includes(state)),
  };
}
