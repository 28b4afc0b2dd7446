import type { AppStore } from '../app-store/app-store.ts';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { LOCAL_ENGINE } from '../engines/registry.ts';
import { readRunInputs } from '../engines/run-inputs.ts';
import { findReportRunner, listReportTools, type ReportRunner } from './report-tools.ts';

/** Report tool that reads the results of a project, with the app that makes its reports. */
export interface ProjectReportTool extends ReportRunner {
  plugin: string;
  version: string;
}

/** Form field with the folder that a report is made from. */
export const FOLDER_FIELD = 'filepath' as const;

/**
 * Report tools that read the results of an app's projects, as its descriptor lists them. One that is not installed is left out, and one
 * that needs more than a folder.
 */
export async function projectReportTools(
  {
    appStore,
    config,
  }: { appStore: AppStore; config: Pick<ServerConfig, 'brand'> & { paths: { appStore: string } } },
  { projectReports = [] }: RunDescriptor,
): Promise<ProjectReportTool[]> {
  if (projectReports.length === 0) return [];
  const tools = await listReportTools(config.paths.appStore, config.brand);
  const found = await Promise.all(
    projectReports.map(async (template) => {
      const plugin = template.replaceAll('{brand}', config.brand);
      const tool = tools.find(({ short_name: name }) => name === plugin);
      const runner = tool && (await findReportRunner(appStore, LOCAL_ENGINE, plugin, config.brand));
      return runner && readsFolder(runner) ? [{ ...runner, plugin, version: tool.version }] : [];
    }),
  );
  return found.flat();
}

/** True for an app that makes its report from a folder and nothing else. */
function readsFolder({ descriptor, fixed }: ReportRunner): boolean {
  const sample = { ...fixed, sample_id: 'any', [FOLDER_FIELD]: 'minio://any/any/' };
  const { files, missing } = readRunInputs(descriptor, sample);
  return files.length === 1 && missing.length === 0;
}
