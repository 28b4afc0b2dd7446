import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../../testing/built-server.ts';
import { runCommand, type Program } from '../command-line.ts';
import { type FileProblem } from '../program-problem.ts';

/** End of a program: exit code and output. */
export interface ProgramEnd {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Problems that a program printed as codes. */
export function problemsOf({ stderr }: Pick<ProgramEnd, 'stderr'>): FileProblem[] {
  return [...stderr.matchAll(/^PROBLEM (.*)$/gmu)].map(([, json = '']) => JSON.parse(json) as FileProblem);
}

/** Test bench: a temporary folder for one test; call `remove` at the end. */
export class ProgramBench {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'program-test-'));

  get #out(): string {
    return join(this.folder, 'out');
  }

  /** Writes an input file and returns its path. */
  write(name: string, content: string | Buffer): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Runs a program in this process, which costs less than to start one. */
  async runHere(program: Program, params: Readonly<Record<string, unknown>>): Promise<ProgramEnd> {
    const args = ['--params', this.write('params.json', JSON.stringify(params)), '--out', this.#out];
    let stdout = '';
    let stderr = '';
    const exitCode = await runCommand(program, {
      args,
      stdout: (text) => (stdout += text),
      stderr: (text) => (stderr += text),
    });
    return { exitCode, stdout, stderr };
  }

  /** Runs a built program like the job runner: a child process with a parameter file. */
  async run(
    program: string,
    params: Readonly<Record<string, unknown>>,
    env: Readonly<Record<string, string>> = {},
  ): Promise<ProgramEnd> {
    const paramsFile = this.write('params.json', JSON.stringify(params));
    const main = join(await builtServer(), 'programs', `${program}.js`);
    const child = spawn(process.execPath, [main, '--params', paramsFile, '--out', this.#out], {
      cwd: this.folder,
      env: { ...process.env, ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    return new Promise((done, fail) => {
      child.on('error', fail);
      child.on('close', (exitCode) => done({ exitCode, stdout, stderr }));
    });
  }

  /** Reads an output as text. */
  read(name: string): string {
    return readFileSync(join(this.#out, name), 'utf8');
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
