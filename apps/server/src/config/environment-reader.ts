import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { USERNAME } from './username.ts';

/** Named address ranges that Fastify accepts. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Environment reader: collects the problems of all variables. An empty variable counts as absent. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #environment: Environment;
  readonly #variable: (name: string) => string;

  /** `variable` gives the name of a variable for one of several things with the same settings. */
  constructor(environment: Environment, variable: (name: string) => string = (name) => name) {
    this.#environment = environment;
    this.#variable = variable;
  }

  optional(name: string): string | undefined {
    return this.#environment[this.#variable(name)]?.trim() || undefined;
  }

  /** Words with commas or blanks between them. */
  words(name: string): string[] {
    return (this.optional(name) ?? '').split(/[\s,]+/).filter((word) => word !== '');
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  matching(name: string, fallback: string, pattern: RegExp, expected: string): string {
    const value = this.text(name, fallback);
    if (!pattern.test(value)) this.#wrong(name, value, `must be ${expected}`);
    return value;
  }

  /** Address that people write to; undefined without the variable. */
  contact(name: string): string | undefined {
    const value = this.matching(
      name,
      '',
      /^((mailto:[^\s@]+@[^\s@]+|https:\/\/\S+))?$/,
      'a mailto: or https: address',
    );
    return value === '' ? undefined : value;
  }

  /** User name; undefined without the variable. */
  username(name: string): string | undefined {
    const value = this.optional(name);
    return (
      value &&
      this.matching(name, value, USERNAME, 'lower-case letters, digits, dots, dashes and underscores')
    );
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    this.#wrong(name, value, `must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  /** Number of bytes; undefined without the variable. */
  bytes(name: string): number | undefined {
    return this.optional(name) === undefined ? undefined : this.integer(name, 0, 0, Number.MAX_SAFE_INTEGER);
  }

  /** Numbers by name: `name=number` with commas or blanks between them. */
  numbers(name: string): ReadonlyMap<string, number> {
    const pairs = this.words(name).map((word) => /^([^=]+)=(\d{1,15})$/.exec(word));
    if (pairs.includes(null))
      this.#wrong(name, this.text(name, ''), 'must be names with whole numbers, like ada=1000000,eve=0');
    return new Map(pairs.flatMap((pair) => (pair?.[1] ? [[pair[1], Number(pair[2])] as const] : [])));
  }

  /** Absolute path of a folder that must exist. */
  folder(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    const path = resolve(value);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      this.#wrong(name, value, 'must be a folder that exists');
    return path;
  }

  /** Path of a program; without the variable the first of these names on the `PATH`, and none for `off`. */
  program(name: string, names: readonly string[]): string | undefined {
    const value = this.optional(name);
    if (value === 'off') return undefined;
    if (value === undefined) {
      const folders = (this.#environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
      return folders.flatMap((folder) => names.map((each) => join(folder, each))).find(isProgram);
    }
    const path = resolve(value);
    if (!isProgram(path)) this.#wrong(name, value, 'must be the path of a program, or "off"');
    return path;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (!['0', 'false', 'no', 'off'].includes(value)) this.#wrong(name, value, 'must be 1 or 0');
    return false;
  }

  /**
   * Reads the trusted proxies: their number, counted from this server, or their addresses. "Yes" is refused, because the
   * server would then trust an address that any client can set.
   */
  proxies(name: string): number | string[] | false {
    const value = this.optional(name);
    if (value === undefined || ['0', 'false', 'no', 'off'].includes(value.toLowerCase())) return false;
    if (/^([1-9]|10)$/.test(value)) return Number(value);
    const ranges = value.split(/[\s,]+/).filter((range) => range !== '');
    if (ranges.every(isAddressRange)) return ranges;
    this.#wrong(
      name,
      value,
      'must be the number of proxies in front (1 to 10), or their addresses, like 10.0.0.0/8',
    );
    return false;
  }

  /** Reads addresses and ranges of addresses, with commas or blanks between them. */
  addresses(name: string): string[] | undefined {
    const ranges = this.words(name);
    if (ranges.length === 0) return undefined;
    if (!ranges.every(isNumericRange))
      this.#wrong(name, ranges.join(', '), 'must be addresses or ranges, like 10.0.0.7 or 10.0.0.0/8');
    return ranges.filter(isNumericRange);
  }

  /** Reads a secret, which is not repeated in the message. */
  token(name: string): string | undefined {
    const value = this.optional(name);
    if (value !== undefined && !/^[\w.~+/=-]{16,}$/.test(value))
      this.problems.push(`${name} must have at least 16 characters: letters, digits and . ~ + / = _ -.`);
    return value;
  }

  /** One of several words; without the variable `fallback`, by default the first. */
  oneOf<Value extends string>(
    name: string,
    values: readonly [Value, ...Value[]],
    fallback: Value = values[0],
  ): Value {
    const value = this.optional(name);
    const known = values.find((each) => each === value);
    if (value !== undefined && known === undefined)
      this.#wrong(name, value, `must be one of ${values.join(', ')}`);
    return known ?? fallback;
  }

  origin(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    return this.#readOrigin(name, value);
  }

  origins(name: string): string[] {
    const values = (this.optional(name) ?? '').split(/[\s,]+/).filter((value) => value !== '');
    return values.flatMap((value) => this.#readOrigin(name, value) ?? []);
  }

  /** Reads short names of apps, separated by commas or blanks. */
  appNames(name: string, fallback: string[]): string[] {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const names = value.split(/[\s,]+/).filter((one) => one !== '');
    if (!names.every((one) => /^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/.test(one)))
      this.#wrong(name, value, 'must be short names of apps, such as "variant-qc", with commas between them');
    return names;
  }

  /** Reads a PostgreSQL address. It may contain a password, so an invalid one is not repeated in the message. */
  postgresUrl(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
    this.problems.push(
      `${name} must be an address like postgres://user:password@host:5432/database; without it the embedded database is used.`,
    );
    return undefined;
  }

  /** Reads an HTTP address, which may have a path; without a slash at the end. */
  httpUrl(name: string): string {
    const value = this.text(name, '');
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isPlain = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
    // The address may contain a password, which is not repeated in the message.
    if (url && (url.username !== '' || url.password !== ''))
      this.problems.push(`${this.#variable(name)} must not contain a user name or a password.`);
    else if (!isPlain) this.#wrong(name, value, 'must be an address like https://host.example.org/path');
    return value.replace(/\/+$/, '');
  }

  /** Reads hosts, each with a port where it has an own one. */
  hosts(name: string): string[] {
    const hosts = this.words(name);
    if (!hosts.every((host) => URL.canParse(`http://${host}/`) && new URL(`http://${host}/`).host === host))
      this.#wrong(name, hosts.join(', '), 'must be hosts like files.example.org or 10.0.0.7:9000');
    return hosts;
  }

  /** Absolute paths of folders that must exist, with commas between them. */
  folders(name: string): string[] {
    const values = (this.optional(name) ?? '').split(',').map((value) => value.trim());
    const paths = values.filter((value) => value !== '').map((value) => resolve(value));
    for (const path of paths)
      if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
        this.#wrong(name, path, 'must be folders that exist');
    return paths;
  }

  #readOrigin(name: string, value: string): string | undefined {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
      return url.origin;
    this.#wrong(name, value, 'must be an address like https://portal.example.org, without a path');
    return undefined;
  }

  #wrong(name: string, value: string, problem: string): void {
    this.problems.push(`${this.#variable(name)} ${problem}; it is "${value}".`);
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function isAddressRange(range: string): boolean {
  return NAMED_RANGES.includes(range) || isNumericRange(range);
}

function isNumericRange(range: string): boolean {
  const [address = ''] = range.split('/');
  const whole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return whole && (range.includes('/') ? ipaddr.isValidCIDR(range) : true);
}
