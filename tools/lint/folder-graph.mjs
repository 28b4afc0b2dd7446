import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const SOURCE = /\.m?tsx?$/;
const NOT_SHIPPED = /\.(?:test|spec|stories|d)\.m?tsx?$/;
const NOT_SHIPPED_FOLDERS = new Set(['testing', 'node_modules']);
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Import graph of the folders directly below a source folder. Only production code counts: tests, stories and folders named
 * `testing` are ignored. Type imports and dynamic imports count. Files at the top compose the folders and belong to none.
 * @param {string} source absolute path
 * @returns {Map<string, Map<string, string[]>>} folder, imported folder, one line for each import
 */
export function folderGraph(source) {
  const graph = new Map();
  for (const file of shippedFiles(source)) {
    const from = folderOf(source, file);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Map();
    graph.set(from, targets);
    for (const target of importsOf(file)) {
      const to = folderOf(source, target);
      if (to === undefined || to === from) continue;
      targets.set(to, [
        ...(targets.get(to) ?? []),
        `${relative(source, file)} -> ${relative(source, target)}`,
      ]);
    }
  }
  return graph;
}

/**
 * Folders in import cycles: the strongly connected components with more than one folder (Tarjan).
 * @param {Map<string, Map<string, unknown>>} graph
 * @returns {string[][]} each sorted by name
 */
export function knots(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (folder) => {
    order.set(folder, order.size);
    low.set(folder, order.get(folder));
    stack.push(folder);
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== order.get(folder)) return;
    const knot = stack.splice(stack.indexOf(folder));
    if (knot.length > 1) found.push(knot.sort());
  };
  for (const folder of graph.keys()) if (!order.has(folder)) visit(folder);
  return found;
}

function shippedFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SHIPPED_FOLDERS.has(entry.name) ? [] : shippedFiles(path);
    return SOURCE.test(entry.name) && !NOT_SHIPPED.test(entry.name) ? [path] : [];
  });
}

function importsOf(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName))
    .map((path) =>
      ENDINGS.map((ending) => path + ending).find((name) => SOURCE.test(name) && existsSync(name)),
    )
    .filter((path) => path !== undefined);
}

function folderOf(source, file) {
  const segments = relative(source, file).split(sep);
  return segments.length > 1 && segments[0] !== '..' ? segments[0] : undefined;
}
