import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SHEET_FILE, type LocalDescriptor } from '../../app-store/run-descriptor.ts';
import { OUT_NAME } from '../../app-store/command-arguments.ts';
import { parseStorageLink, type ObjectLocation } from '../../objects/storage-link.ts';
import type { ProgramFile, ProgramParams } from '../../programs/program-params.ts';
import { RUN_FILES, type EngineRun } from '../job-engine.ts';
import { readRunInputs, type RunInputs, type SheetRequest } from '../run-inputs.ts';
import {
  invalidLink,
  missingInput,
  missingInputs,
  missingTool,
  optionLike,
  otherEngine,
} from '../run-refusals.ts';
import { sampleSheetText } from '../sample-sheet.ts';
import { fillArguments, type ArgumentValues } from './fill-arguments.ts';
import { findTool } from './find-tool.ts';
import { programCommand, type ProgramOptions } from './program-command.ts';
import type { RunFiles } from './run-files.ts';
import { HOME_FILES, type RunOrder } from './run-home.ts';

/** Options of orders. */
export interface OrderOptions extends ProgramOptions {
  /** Makes objects readable as files, and stores the results of programs. */
  readonly files: RunFiles;
  /** Time limit of a run whose app declares none, in minutes. */
  readonly timeMinutes: number;
  /** Maximum size of each log, in bytes. */
  readonly maxLogBytes: number;
  /** Time between SIGTERM and SIGKILL, in milliseconds. */
  readonly killGraceMs: number;
}

type StagedFiles = Readonly<Record<string, ProgramFile | ProgramFile[]>>;

/**
 * Prepares a run in its folder: makes its inputs readable and creates its output folder. Throws `EngineRefusal` for a run
 * that cannot start.
 */
export async function prepareOrder(options: OrderOptions, run: EngineRun, home: string): Promise<RunOrder> {
  const descriptor = localDescriptor(run);
  const location = locationOf(run.workDir);
  const inputs = readRunInputs(descriptor, run.sample);
  if (inputs.missing.length > 0) throw missingInputs(inputs.missing);
  const files = {
    ...(await stageFiles(options.files, home, inputs)),
    ...(inputs.sheet && (await writeSampleSheet(options.files, home, inputs.sheet))),
  };
  const folder = await options.files.openFolder(home, location);
  await writeFile(join(folder, RUN_FILES.log), JSON.stringify({ status: 'Running', msg: '' }));
  const limits = {
    timeMinutes: descriptor.limits?.timeMinutes ?? options.timeMinutes,
    memoryMb: descriptor.limits?.memoryMb ?? options.memoryMb,
    cpuMinutes: descriptor.limits?.cpuMinutes ?? 0,
  };
  const { maxLogBytes, killGraceMs } = options;
  const common = { runId: run.id, folder, limits, maxLogBytes, killGraceMs };
  if ('program' in descriptor) {
    const paramsFile = join(home, HOME_FILES.params);
    const params: ProgramParams = { ...inputs.values, ...files };
    await writeFile(paramsFile, JSON.stringify(params), { mode: 0o600 });
    const { program } = descriptor;
    return {
      ...common,
      program,
      ...programCommand(options, { program, memoryMb: limits.memoryMb, paramsFile, folder }),
    };
  }
  const values = { ...inputs.values, ...pathsOf(files), [OUT_NAME]: folder };
  return { ...common, program: descriptor.command, ...(await toolCommand(descriptor, values)) };
}

function localDescriptor({ descriptor }: EngineRun): LocalDescriptor {
  if (descriptor.engine !== 'local') throw otherEngine('local');
  return descriptor;
}

async function toolCommand(
  { command, arguments: args = [] }: Extract<LocalDescriptor, { command: string }>,
  values: ArgumentValues,
): Promise<Pick<RunOrder, 'command' | 'args'>> {
  const path = await findTool(command, process.env['PATH']);
  if (path === undefined) throw missingTool(command);
  const filled = fillArguments(args, values);
  const [name] = filled.optionLike;
  if (name !== undefined) throw optionLike(name, command);
  return { command: path, args: filled.args };
}

async function stageFiles(files: RunFiles, home: string, inputs: RunInputs): Promise<StagedFiles> {
  const staged: Record<string, ProgramFile | ProgramFile[]> = {};
  for (const { param, many, links } of inputs.files) {
    const found: ProgramFile[] = [];
    // One after the other: a copy of many large files must not use all connections of the store.
    for (const link of links) found.push(await stageFile(files, home, link));
    const [first] = found;
    if (many) staged[param] = found;
    else if (first) staged[param] = first;
  }
  return staged;
}

/** Writes the sample sheet of a run beside its parameters; its cells have the paths of staged files. */
async function writeSampleSheet(files: RunFiles, home: string, sheet: SheetRequest): Promise<StagedFiles> {
  const path = join(home, SHEET_FILE);
  const text = await sampleSheetText(sheet, async (link) => (await stageFile(files, home, link)).path);
  await writeFile(path, text, { mode: 0o600 });
  return { [sheet.param]: { path, name: SHEET_FILE } };
}

async function stageFile(files: RunFiles, home: string, link: string): Promise<ProgramFile> {
  const location = locationOf(link);
  const path = await files.materialise(home, location);
  if (path === undefined) throw missingInput(link);
  return { path, name: basename(location.key) };
}

function pathsOf(files: StagedFiles): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      'path' in value ? value.path : value.map(({ path }) => path),
    ]),
  );
}

function locationOf(link: string): ObjectLocation {
  const location = parseStorageLink(link);
  if (!location) throw invalidLink(link);
  return location;
}
