import type { components } from '@omics-portal/api/datains';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../http/api-error.ts';
import { projectReportTools, type ProjectReportTool } from '../../../jobs/project-report-tools.ts';

/** Tool of the report that a new project ends in; undefined for none. Throws 422 for one that does not read the results of the app. */
export async function chosenReport(
  dependencies: Pick<Dependencies, 'appStore' | 'config'>,
  descriptor: RunDescriptor,
  { report: plugin, app_name: app }: Pick<components['schemas']['ProjectSubmit'], 'report' | 'app_name'>,
): Promise<ProjectReportTool | undefined> {
  if (plugin === undefined) return undefined;
  const tools = await projectReportTools(dependencies, descriptor);
  const chosen = tools.find((tool) => tool.plugin === plugin);
  if (chosen) return chosen;
  const names = tools.map((tool) => tool.plugin);
  throw new ApiError(
    422,
    {
      'en-US': `The report "${plugin}" does not read the results of the app "${app}".`,
      'zh-CN': `报告“${plugin}”不读取应用“${app}”的结果。`,
    },
    [
      {
        field: 'report',
        message:
          names.length > 0
            ? { 'en-US': `must be one of: ${names.join(', ')}`, 'zh-CN': `须为下列之一：${names.join('、')}` }
            : { 'en-US': 'must be absent for this app', 'zh-CN': '此应用不支持，须留空' },
      },
    ],
  );
}
