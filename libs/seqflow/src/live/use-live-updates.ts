import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { parsePortalEvent, readEvents, type PortalEventKind } from '@omics-portal/api';
import { jobReportQueries } from '../jobs/report-queries';
import { workflowQueries } from '../jobs/workflow-queries';
import { useSeqflow, type SeqflowPorts } from '../ports/seqflow-ports';
import { projectQueries } from '../projects/project-queries';

/** Several changes within this time, in milliseconds, make one reading. */
const GATHER_MS = 300;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** A stream that ends sooner than this, in milliseconds, counts as a failure: something between us and the server cuts it. */
const STEADY_MS = 10_000;

/** How long to wait before the next try to open the stream, in milliseconds: doubled each time up to half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
}

/** Reads again what a kind of change touches. Logs are left alone: the log viewer follows by itself. */
function refresh(
  queryClient: QueryClient,
  { datains, reports }: SeqflowPorts,
  types: ReadonlySet<PortalEventKind>,
) {
  const work = types.has('project') || types.has('workflow');
  const roots = [
    ...(work
      ? [
          projectQueries(datains).root,
          [...workflowQueries(datains).root, 'list'],
          [...workflowQueries(datains).root, 'detail'],
        ]
      : []),
    ...(types.has('task') ? [jobReportQueries(reports).root] : []),
  ];
  for (const queryKey of roots) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/**
 * Follows the live stream while the caller is on screen and reads again what changed.
 *
 * @returns whether the stream is open. While it is not, callers poll.
 */
export function useLiveUpdates(): boolean {
  const ports = useSeqflow();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const gathered = new Set<PortalEventKind>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gather = (type: PortalEventKind) => {
      gathered.add(type);
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh(queryClient, ports, gathered);
        gathered.clear();
      }, GATHER_MS);
    };
    void follow(ports, signal, { onOpen: setOpen, onEvent: gather });
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [ports, queryClient]);

  return open;
}

interface Follower {
  readonly onOpen: (open: boolean) => void;
  readonly onEvent: (type: PortalEventKind) => void;
}

/** Opens the stream once and tells what comes, until it ends. Throws when there is none or when it breaks. */
async function readOnce(
  { openEvents }: SeqflowPorts,
  signal: AbortSignal,
  { onOpen, onEvent }: Follower,
): Promise<void> {
  const response = await openEvents(signal);
  if (!response.ok) {
    throw new Error(`No live stream: ${response.status}`);
  }
  onOpen(true);
  for await (const event of readEvents(response)) {
    const change = parsePortalEvent(event);
    if (change) {
      onEvent(change.kind);
    }
  }
}

/** Opens the stream again and again until the signal ends it. After a break everything is read again: events were missed. */
async function follow(
  ports: SeqflowPorts,
  signal: AbortSignal,
  { onOpen, onEvent }: Follower,
): Promise<void> {
  let failures = 0;
  let wasOpen = false;
  const onReopen = () => {
    if (wasOpen) {
      onEvent('project');
      onEvent('task');
    }
    wasOpen = true;
    onOpen(true);
  };
  while (!signal.aborted) {
    const started = Date.now();
    // A stream that breaks or is not there is no error to show: polling goes on without it.
    await readOnce(ports, signal, { onOpen: onReopen, onEvent }).catch(() => undefined);
    if (!signal.aborted) {
      onOpen(false);
      failures = Date.now() - started >= STEADY_MS ? 0 : failures + 1;
      await pause(retryDelay(failures), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
