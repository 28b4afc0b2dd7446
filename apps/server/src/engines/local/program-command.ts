import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BESIDES_HEAP_MB } from '../../app-store/run-descriptor-v1.ts';

/** Options of programs. */
export interface ProgramOptions {
  /** Folder of the programs: `<name>.js` when built, `<name>/main.ts` in the source tree. */
  readonly programs: string;
  readonly programsAreBuilt: boolean;
  /** Memory limit of a run whose app declares none, in MB. */
  readonly memoryMb: number;
}

/** Command of a process. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

interface ProgramRun {
  readonly program: string;
  readonly memoryMb: number;
  readonly paramsFile: string;
  readonly folder: string;
}

/** Command that starts a program of this repository. */
export function programCommand(
  { programs, programsAreBuilt }: ProgramOptions,
  { program, memoryMb, paramsFile, folder }: ProgramRun,
): Command {
  const script = programsAreBuilt ? join(programs, `${program}.js`) : join(programs, program, 'main.ts');
  return nodeCommand(script, heapMb(memoryMb), ['--params', paramsFile, '--out', folder]);
}

/** Command that starts a script with Node.js, from TypeScript where it is not built. */
export function nodeCommand(script: string, heap: number, args: readonly string[]): Command {
  const loader = script.endsWith('.ts') ? ['--import', typeScriptLoader()] : [];
  return { command: process.execPath, args: [`--max-old-space-size=${heap}`, ...loader, script, ...args] };
}

/** Heap of a Node.js process within a memory limit: a program that exceeds it says so in its own log. */
function heapMb(memoryMb: number): number {
  return Math.max(memoryMb - BESIDES_HEAP_MB, Math.floor(memoryMb / 2));
}

// An absolute URL: the program's folder is outside the packages.
function typeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
