/** One group of modules that the bundler writes as one file. */
export interface ChunkGroup {
  readonly name: string;
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  readonly minShareCount?: number;
}

/** Modules of a package, by names or beginnings of names below `node_modules`. */
export const packages = (...names: readonly string[]) => `node_modules/(?:${names.join('|')})`;
/** Modules of a project of this repository, by files or folders below its `src`. */
export const sources = (project: string, ...paths: readonly string[]) =>
  `${project}/src/(?:${paths.join('|')})`;
/** Expression that matches a module which matches one of the patterns. */
export const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));
