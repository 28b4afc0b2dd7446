import { RunUnknown } from '../job-engine.ts';
import { hiddenRuns } from '../run-refusals.ts';
import { readTags, type WesRunSummary } from './wes-responses.ts';
import type { WesClient } from './wes-client.ts';
import { isEnd, readState } from './wes-states.ts';
import { RUN_TAG } from './wes-submission.ts';

/** Most runs whose tags are remembered. */
const MAX_REMEMBERED = 100_000;

/** Our id of a run at an engine: null for a run of others, undefined when the engine does not tell. */
type OwnId = string | null | undefined;

/** Reader of our run ids from tags. It remembers them for engines that show the tags of a run only in its log. */
export class RunTags {
  readonly #remembered = new Map<string, string | null>();

  async ownId(client: WesClient, { id, tags }: WesRunSummary): Promise<OwnId> {
    // Engines may list tags as empty that they have not read yet, so only a tag of ours is believed.
    const listed = tags?.[RUN_TAG];
    if (typeof listed === 'string') return listed;
    const remembered = this.#remembered.get(id);
    if (remembered !== undefined) return remembered;
    const { ownId, final } = await this.#read(client, id);
    if (final && ownId !== undefined) {
      if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
      this.#remembered.set(id, ownId);
    }
    return ownId;
  }

  async #read(client: WesClient, id: string): Promise<{ ownId: OwnId; final: boolean }> {
    try {
      const { request } = await client.run(id);
      if (request === null) return { ownId: undefined, final: false };
      const tag = readTags(request['tags'])?.[RUN_TAG];
      return { ownId: typeof tag === 'string' ? tag : null, final: Object.keys(request).length > 0 };
    } catch (error) {
      // Deleted since it was listed, so it is not the run that is looked for.
      if (error instanceof RunUnknown) return { ownId: null, final: false };
      throw error;
    }
  }
}

/**
 * Finds the runs at an engine that carry the id of one of ours, the one to follow first. Throws `EngineRefusal` when none
 * does and the engine hides the tags of some: submitting again could run the job twice.
 */
export async function findRuns(client: WesClient, tags: RunTags, runId: string): Promise<readonly string[]> {
  const found: WesRunSummary[] = [];
  let hidden = false;
  for await (const summary of client.runs()) {
    const ownId = await tags.ownId(client, summary);
    if (ownId === undefined) hidden = true;
    if (ownId === runId) found.push(summary);
  }
  if (found.length === 0 && hidden) throw hiddenRuns();
  return found.sort(byUse).map(({ id }) => id);
}

/** Order of copies of a run: living and successful ones first; then by id, so that all servers choose alike. */
function byUse(one: WesRunSummary, other: WesRunSummary): number {
  return rankOf(one) - rankOf(other) || (one.id < other.id ? -1 : 1);
}

function rankOf({ state }: WesRunSummary): number {
  const known = readState(state);
  if (known === 'succeeded') return 0;
  return isEnd(known) || known === 'cancelling' ? 2 : 1;
}
