import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { UserError } from '../setup/user-error.mjs';

const CODE = /\.(?:ts|tsx|mts|mjs)$/;

/**
 * Change set: new files and edits of existing ones, written together, so that an error leaves the repository unchanged. Paths
 * are relative to the root of the repository.
 */
export class ChangeSet {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  /** Original texts; undefined for a new file. */
  readonly #before = new Map<string, string | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Changed paths, new files first. */
  get paths(): { created: string[]; edited: string[] } {
    const all = [...this.#texts.keys()].sort();
    return {
      created: all.filter((path) => this.#before.get(path) === undefined),
      edited: all.filter((path) => this.#before.get(path) !== undefined),
    };
  }

  /** True if a file exists or is planned. */
  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  /** Adds a file. @throws {UserError} when it exists */
  create(path: string, text: string): void {
    if (existsSync(join(this.#root, path)))
      throw new UserError(`${path} exists already: choose another name.`);
    this.#before.set(path, undefined);
    this.#texts.set(path, text);
  }

  /** Edits a file, including earlier edits. @throws {UserError} when it does not exist */
  edit(path: string, change: (text: string) => string): void {
    const text = this.#texts.get(path) ?? this.read(path);
    if (!this.#before.has(path)) this.#before.set(path, text);
    this.#texts.set(path, change(text));
  }

  /** Text of an existing file. @throws {UserError} when it does not exist */
  read(path: string): string {
    const file = join(this.#root, path);
    if (!existsSync(file)) {
      throw new UserError(`${path} does not exist: update its path in tools/new.`);
    }
    return readFileSync(file, 'utf8');
  }

  /** Checks that a folder does not exist. @throws {UserError} */
  requireFree(folder: string): void {
    if (existsSync(join(this.#root, folder)))
      throw new UserError(`${folder} exists already: choose another name.`);
  }

  /** Formats the code and writes all changes. @returns a function that reverts them */
  async write(): Promise<() => void> {
    const formatted = await Promise.all(
      [...this.#texts].map(async ([path, text]) => [path, await this.#format(path, text)] as const),
    );
    for (const [path, text] of formatted) {
      const file = join(this.#root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return () => this.#undo();
  }

  async #format(path: string, text: string): Promise<string> {
    if (!CODE.test(path)) return text;
    const filepath = join(this.#root, path);
    return format(text, { ...(await resolveConfig(filepath)), filepath });
  }

  #undo(): void {
    for (const [path, text] of this.#before) {
      const file = join(this.#root, path);
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
  }
}
