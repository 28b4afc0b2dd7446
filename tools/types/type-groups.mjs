import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of all projects with a `tsconfig.json`, relative to the root. */
function typedProjects(root) {
  return [
    ...['apps', 'libs', 'examples'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    ),
    'tools',
  ].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

/** Options as text that is equal for equal options, whatever their order. */
const keyOf = ({ extends: base, compilerOptions = {} }, folder) =>
  JSON.stringify([
    join(folder, base ?? '.'),
    Object.entries(compilerOptions).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

/**
 * Programs that check the types of all projects. Projects with the same options are one program, so that a lib which ten others
 * import is checked once, and not eleven times.
 * @param {string} root folder of the repository
 * @returns {{ projects: string[], config: object }[]} each program with its configuration, which names all paths in full
 */
export function typeGroups(root) {
  const groups = new Map();
  for (const folder of typedProjects(root)) {
    const config = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'));
    const key = keyOf(config, folder);
    groups.set(key, [...(groups.get(key) ?? []), { folder, config }]);
  }
  return [...groups.values()].map((members) => {
    const [{ folder, config }] = members;
    const include = members.flatMap((each) =>
      each.config.include.map((path) => join(root, each.folder, path)),
    );
    return {
      projects: members.map((each) => each.folder),
      config: { ...config, extends: join(root, folder, config.extends), include },
    };
  });
}
