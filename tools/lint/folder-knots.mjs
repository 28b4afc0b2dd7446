import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderGraph, knots } from './folder-graph.mjs';

/**
 * Maximum number of folders in import cycles by project; 0 for a project that is not listed. A number may only decrease:
 * lower it when cycles are removed.
 */
const ALLOWED = {};

/** Large folders whose subfolders must also import in one direction. */
const ROOMS = ['apps/portal/src/shell'];

/** Lists all projects with a `src` folder, relative to the root. */
function projectsWithSource(root) {
  return ['apps', 'libs', 'examples']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((project) => existsSync(join(root, project, 'src')));
}

/**
 * Problems of a project's folder cycles, one line each; empty when their number is the allowed one.
 * @param {string} project name for the messages
 * @param {Map<string, Map<string, string[]>>} graph of its folders
 * @param {number} allowed number of folders in cycles
 */
export function knotProblems(project, graph, allowed) {
  const found = knots(graph);
  const count = found.flat().length;
  if (count === allowed) return [];
  if (count < allowed)
    return [
      `${project}: ${count} folders in import cycles, ${allowed} are allowed. Lower its number in tools/lint/folder-knots.mjs.`,
    ];
  return [
    `${project}: ${count} folders in import cycles, ${allowed} are allowed. Reverse the direction with fewer imports, or move what both need into a folder below them:`,
    ...found.flatMap((knot) => thinImports(graph, knot)),
  ];
}

const LINES_SHOWN = 3;

/** Imports of the direction with fewer imports, for each pair of folders that import each other. */
function thinImports(graph, knot) {
  const lines = (from, to) => graph.get(from)?.get(to) ?? [];
  return knot.flatMap((one, index) =>
    knot.slice(index + 1).flatMap((other) => {
      const [thin] = [lines(one, other), lines(other, one)].sort((a, b) => a.length - b.length);
      return thin.slice(0, LINES_SHOWN).map((line) => `  ${line}`);
    }),
  );
}

function main() {
  const root = resolve(import.meta.dirname, '../..');
  const projects = projectsWithSource(root);
  const problems = projects.flatMap((project) =>
    knotProblems(project, folderGraph(join(root, project, 'src')), ALLOWED[project] ?? 0),
  );
  problems.push(...ROOMS.flatMap((folder) => knotProblems(folder, folderGraph(join(root, folder)), 0)));
  const gone = Object.keys(ALLOWED).filter((project) => !projects.includes(project));
  problems.push(
    ...gone.map(
      (project) => `${project} does not exist any more: remove it from tools/lint/folder-knots.mjs.`,
    ),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`Folders of ${projects.length} projects: no more import cycles than are allowed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
