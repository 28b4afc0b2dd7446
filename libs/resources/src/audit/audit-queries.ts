import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AuditEvent, AuditKind, AuditPage, DatainsClient } from '@omics-portal/api';

/** Events of one request of an export, and the most events of an export. */
const EXPORT_PAGE = 1000;
const MAX_EXPORTED = 10_000;

/** Filter of the audit log. */
export interface AuditFilter {
  /** Part of the user name of the actor or subject; empty for all. */
  readonly person: string;
  readonly kind: AuditKind | undefined;
  /** Milliseconds since the epoch. */
  readonly from: number | undefined;
  readonly before: number | undefined;
}

/** Filter and page of the audit log. */
export interface AuditListInput extends AuditFilter {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Events of an export, and the number of events that match. */
export interface ExportedEvents {
  readonly events: readonly AuditEvent[];
  readonly total: number;
}

async function readPage(
  client: DatainsClient,
  input: AuditListInput,
  signal?: AbortSignal,
): Promise<AuditPage> {
  const { page, perPage, person, kind, from, before } = input;
  const query = {
    page,
    per_page: perPage,
    ...(person && { person }),
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(before !== undefined && { before }),
  };
  return (await client.GET('/api/audit-events', { params: { query }, ...(signal && { signal }) })).data;
}

/** Query options of the audit log of the site, for admins. */
export function auditQueries(client: DatainsClient) {
  return {
    list: (input: AuditListInput) =>
      queryOptions({
        queryKey: ['audit-events', input],
        queryFn: ({ signal }) => readPage(client, input, signal),
        // A refusal stays one.
        retry: false,
      }),
  };
}

/** Mutation that reads all events of a filter for an export, at most 10,000 of the newest. */
export function exportAuditEvents(client: DatainsClient) {
  return mutationOptions({
    mutationFn: async (filter: AuditFilter): Promise<ExportedEvents> => {
      const events: AuditEvent[] = [];
      for (let page = 1; ; page += 1) {
        const { data, total } = await readPage(client, { ...filter, page, perPage: EXPORT_PAGE });
        events.push(...data);
        if (data.length < EXPORT_PAGE || events.length >= Math.min(total, MAX_EXPORTED)) {
          return { events, total };
        }
      }
    },
  });
}
