import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppStore, EngineKey, StoredApp } from '../app-store/app-store.ts';
import { readLocalisedJson } from '../app-store/localised-file.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import { usableDescriptor } from '../app-store/usable-descriptor.ts';
import type { Language } from '../http/preferred-language.ts';

/** Report plugin as listed by the API, with the brand filled in. */
export interface ReportTool {
  [key: string]: unknown;
  name: string;
  short_name: string;
  version: string;
}

/** Report runner: the app that declares a report plugin, with the fixed values of its form. */
export interface ReportRunner {
  app: StoredApp;
  descriptor: RunDescriptor;
  /** Form values that select this plugin. */
  fixed: Record<string, string>;
}

const FOLDER = '_report-tools';

/** Lists the installed report plugins. A folder that cannot be read is skipped. */
export async function listReportTools(
  appStoreFolder: string,
  brand: string,
  language: Language = 'en-US',
): Promise<ReportTool[]> {
  const folder = join(appStoreFolder, FOLDER);
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const tools = await Promise.all(names.sort().map((name) => readTool(join(folder, name), brand, language)));
  return tools.filter((tool) => tool !== undefined);
}

/** Finds the app that creates the reports of a plugin; undefined when none is installed. */
export async function findReportRunner(
  appStore: AppStore,
  engine: EngineKey,
  plugin: string,
  brand: string,
): Promise<ReportRunner | undefined> {
  for (const app of await appStore.list()) {
    const descriptor = await usableDescriptor(appStore, app, engine);
    const fixed =
      descriptor && hasKnownLinks(descriptor) ? fixedValues(descriptor, plugin, brand) : undefined;
    if (descriptor && fixed) return { app, descriptor, fixed };
  }
  return undefined;
}

async function readTool(folder: string, brand: string, language: Language): Promise<ReportTool | undefined> {
  try {
    const manifest = await readLocalisedJson(folder, 'manifest.json', language);
    return manifest && (JSON.parse(fill(JSON.stringify(manifest), brand)) as ReportTool);
  } catch {
    return undefined;
  }
}

/** True if the links of the report are known before it is created, as its task needs them. */
function hasKnownLinks({ outputs, report }: RunDescriptor): boolean {
  const names = [report?.output, report?.result];
  return (
    outputs.filter((output) => 'file' in output && names.includes(output.name)).length === new Set(names).size
  );
}

function fixedValues(
  descriptor: RunDescriptor,
  plugin: string,
  brand: string,
): Record<string, string> | undefined {
  const declared = descriptor.report?.plugin;
  if (typeof declared === 'string') return fill(declared, brand) === plugin ? {} : undefined;
  const choice = Object.entries(declared?.values ?? {}).find(
    ([, template]) => fill(template, brand) === plugin,
  );
  const field = descriptor.params.find((param) => param.name === declared?.byParam)?.from;
  return choice && field !== undefined ? { [field]: choice[0] } : undefined;
}

function fill(template: string, brand: string): string {
  return template.replaceAll('{brand}', brand);
}
