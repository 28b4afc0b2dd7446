import { mkdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ProgramFile } from './program-params.ts';
import { type FileProblem, problemIn } from './program-problem.ts';

/**
 * Error that the user can correct: the problem and the remedy. Ends the program with exit code 1. `problems` say the same as
 * codes, for readers in any language; `details` are printed after them, so that the last line on stderr has the summary.
 */
export class ProgramError extends Error {
  readonly remedy: string;
  readonly problems: readonly FileProblem[];
  readonly details: readonly string[];

  constructor(
    message: string,
    remedy: string,
    problems: readonly FileProblem[],
    details: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ProgramError';
    this.remedy = remedy;
    this.problems = problems;
    this.details = details;
  }
}

/** Context of a program: parameters, output folder, progress and log. */
export interface ProgramContext {
  readonly params: Params;
  /** Existing output folder. */
  readonly out: string;
  /** Reports progress, 0..100; only whole steps forward are printed. */
  readonly progress: (percent: number) => void;
  /** Prints one line to the log. */
  readonly log: (line: string) => void;
}

/** Typed access to the parameter file; errors name the parameter. */
export class Params {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** Text, or the fallback. Throws when the parameter is missing and has no fallback. */
  text(name: string, fallback?: string): string {
    const value = this.#values[name];
    if (typeof value === 'string' || typeof value === 'number') {
      return String(value);
    }
    if (fallback === undefined) {
      throw new ProgramError(
        `The parameter "${name}" is missing.`,
        'Fill it in the form of the job, or in the --params file.',
        problemIn('', 'program.missing-parameter', { parameter: name }),
      );
    }
    return fallback;
  }

  /** Number, or the fallback. */
  number(name: string, fallback: number): number {
    const value = Number(this.#values[name] ?? fallback);
    if (!Number.isFinite(value)) {
      throw new ProgramError(
        `The parameter "${name}" is not a number.`,
        'Correct it in the --params file.',
        problemIn('', 'program.no-number', { parameter: name }),
      );
    }
    return value;
  }

  /** Files of a parameter; empty when it is missing. A plain path is a file with that name. */
  files(name: string): ProgramFile[] {
    const value = this.#values[name];
    const entries: unknown[] = Array.isArray(value)
      ? value
      : value === undefined || value === null || value === ''
        ? []
        : [value];
    return entries.map((entry) => asFile(name, entry));
  }

  /** File of a parameter. Throws when it is missing. */
  file(name: string): ProgramFile {
    const [first] = this.files(name);
    if (!first) {
      throw new ProgramError(
        `The file "${name}" is missing.`,
        'Choose it in the form of the job, or name it in the --params file.',
        problemIn('', 'program.missing-file', { parameter: name }),
      );
    }
    return first;
  }
}

/** Program: its name, and what it does with its parameters. */
export interface Program {
  readonly name: string;
  readonly work: (context: ProgramContext) => Promise<void>;
}

/** Command line of a program: arguments, and writers of its output. */
export interface CommandLine {
  readonly args: readonly string[];
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
}

/** Runs a program as a process. See {@link runCommand}. */
export async function runProgram(name: string, work: Program['work']): Promise<void> {
  const exitCode = await runCommand(
    { name, work },
    {
      args: process.argv.slice(2),
      stdout: (text) => process.stdout.write(text),
      stderr: (text) => process.stderr.write(text),
    },
  );
  if (exitCode !== 0) process.exitCode = exitCode;
}

/**
 * Runs a program on a command line: reads `--params <file>` and `--out <folder>`, prints `PROGRESS n` lines, and prints an
 * error with its remedy on stderr. Resolves to the exit code: 0, 1, or 2 for an unexpected error, which is printed with its
 * stack.
 */
export async function runCommand(
  { name, work }: Program,
  { args, stdout, stderr }: CommandLine,
): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { params: { type: 'string' }, out: { type: 'string' } },
    });
    if (!values.params || !values.out) {
      throw new ProgramError(
        'Both --params and --out are needed.',
        `Run: ${name} --params <inputs.json> --out <folder>`,
        [],
      );
    }
    const out = resolve(values.out);
    mkdirSync(out, { recursive: true });
    const progress = progressPrinter(stdout);
    await work({ params: readParams(values.params), out, progress, log: (line) => stdout(`${line}\n`) });
    progress(100);
    return 0;
  } catch (error) {
    stderr(describe(name, error));
    return error instanceof ProgramError ? 1 : 2;
  }
}

function readParams(path: string): Params {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Params(value as Record<string, unknown>);
    }
  } catch (error) {
    throw new ProgramError(
      `The parameter file ${path} cannot be read: ${messageOf(error)}`,
      'Give the path of a JSON file.',
      [],
    );
  }
  throw new ProgramError(
    `The parameter file ${path} holds no JSON object.`,
    'Write it as { "name": value }.',
    [],
  );
}

function asFile(name: string, entry: unknown): ProgramFile {
  if (typeof entry === 'string') {
    return { path: entry, name: basename(entry) };
  }
  if (typeof entry === 'object' && entry !== null && 'path' in entry && typeof entry.path === 'string') {
    return {
      path: entry.path,
      name: 'name' in entry && typeof entry.name === 'string' ? entry.name : basename(entry.path),
    };
  }
  throw new ProgramError(
    `The parameter "${name}" names no file.`,
    'Give a path, or { "path", "name" }.',
    problemIn('', 'program.missing-file', { parameter: name }),
  );
}

function progressPrinter(stdout: CommandLine['stdout']): (percent: number) => void {
  let last = -1;
  return (percent) => {
    const whole = Math.min(100, Math.floor(percent));
    if (whole > last) {
      last = whole;
      stdout(`PROGRESS ${whole}\n`);
    }
  };
}

function describe(name: string, error: unknown): string {
  if (error instanceof ProgramError) {
    const problems = error.problems.map((problem) => `PROBLEM ${JSON.stringify(problem)}`);
    return [...problems, ...error.details, `${name}: ${error.message} ${error.remedy}`, ''].join('\n');
  }
  return `${name}: unexpected error\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
