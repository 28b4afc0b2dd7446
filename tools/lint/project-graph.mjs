import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';

/**
 * Makes sure that Nx has a project graph before lint runs. Without one its boundary rule only warns and lets every
 * import pass, so a plain `eslint` in a fresh clone would prove nothing. While Nx itself is building the graph it reads
 * this configuration too: then there is nothing to make, and waiting for the graph would wait for ourselves.
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
