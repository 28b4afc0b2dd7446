import { EnvironmentReader, type Environment } from './environment-reader.ts';
import type { WesSettings } from './wes-settings.ts';

const NAMED_URL = /^WES_([A-Z][A-Z0-9]*)_URL$/;
/** Names of engines that others have: the local engine, and the engine of `WES_URL`. */
const TAKEN = ['LOCAL', 'WES'];

/**
 * Reads the WES engines of the environment: `WES_URL` makes the engine `wes`, `WES_<NAME>_URL` one with that name. The
 * other variables of an engine have the same prefix. Problems are added to `problems`.
 */
export function readWesSettings(environment: Environment, problems: string[]): WesSettings[] {
  const named = Object.keys(environment).flatMap((variable) => {
    const [, name] = NAMED_URL.exec(variable) ?? [];
    return name !== undefined && environment[variable]?.trim() ? [name] : [];
  });
  for (const name of named.filter((each) => TAKEN.includes(each)))
    problems.push(`WES_${name}_URL: the name "${name.toLowerCase()}" is taken; choose another one.`);
  const settings = [
    ...(environment['WES_URL']?.trim() ? [readOne('wes', 'WES_', environment, problems)] : []),
    ...named.sort().map((name) => readOne(name.toLowerCase(), `WES_${name}_`, environment, problems)),
  ];
  if (settings.every(({ name }) => name !== 'wes') && environment['WES_TOKEN']?.trim())
    problems.push('WES_TOKEN is set and WES_URL is not: set WES_URL to the address of the engine.');
  return settings;
}

function readOne(name: string, prefix: string, environment: Environment, problems: string[]): WesSettings {
  const read = new EnvironmentReader(environment, (variable) => prefix + variable.slice('WES_'.length));
  const settings = {
    name,
    prefix,
    url: read.httpUrl('WES_URL'),
    token: read.optional('WES_TOKEN'),
    types: read.words('WES_TYPE').map((type) => type.toUpperCase()),
    engine: read.optional('WES_ENGINE'),
    engineVersion: read.optional('WES_ENGINE_VERSION'),
    hosts: read.hosts('WES_HOSTS'),
    folders: read.folders('WES_FOLDERS'),
    inputOrigin: read.origin('WES_INPUT_ORIGIN'),
    slots: read.integer('WES_SLOTS', 20, 1, 100_000),
    utcOffset: read.matching('WES_UTC_OFFSET', 'Z', /^(Z|[+-]\d{2}:\d{2})$/, 'an offset like +08:00'),
  };
  problems.push(...read.problems);
  return settings;
}
