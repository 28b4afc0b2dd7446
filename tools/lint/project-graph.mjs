import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

/**
 * Creates the project graph of Nx before lint runs. Without it, the boundary rule only warns and allows every import, so a
 * plain `eslint` in a fresh clone would check nothing. Nx also reads this configuration while it creates the graph; in that
 * case there is nothing to do, and waiting for the graph would be a deadlock.
 */
export async function ensureProjectGraph() {
  if (globalThis.NX_GRAPH_CREATION || globalThis.NX_PLUGIN_WORKER) {
    return;
  }
  try {
    readCachedProjectGraph();
  } catch {
    await createProjectGraphAsync({ exitOnError: false });
  }
}
