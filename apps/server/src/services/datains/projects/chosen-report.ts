import type { components } from '@omics-portal/api/datains';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import { PROFILE_FIELD, SEQUENCING_FIELD, type ChosenReport } from '../../../jobs/project-report.ts';
import { projectReportTools } from '../../../jobs/project-report-tools.ts';
import { profileParameter } from '../../quartet-service/profile-records.ts';

type Choice = Pick<
  components['schemas']['ProjectSubmit'],
  'report' | 'report_profile' | 'report_sequencing' | 'app_name'
>;

/**
 * Report that a new project ends in, with the limits of its profile as they are now and its kind of sequencing; undefined for none.
 * Throws 422 for a report that does not read the results of the app, and for a profile that the caller does not have.
 */
export async function chosenReport(
  dependencies: Pick<Dependencies, 'appStore' | 'config' | 'db'>,
  caller: Caller,
  descriptor: RunDescriptor,
  { report: plugin, report_profile: profile, report_sequencing: sequencing, app_name: app }: Choice,
): Promise<ChosenReport | undefined> {
  if (plugin === undefined) return undefined;
  const tools = await projectReportTools(dependencies, descriptor);
  const tool = tools.find((found) => found.plugin === plugin);
  if (tool) {
    const has = (field: string) => tool.descriptor.params.some(({ from }) => from === field);
    const request = { plugin, chosen: profile ?? 'default', field: 'report_profile' };
    const content = await profileParameter(dependencies.db, caller.sub, request);
    const values = {
      ...(has(PROFILE_FIELD) && { [PROFILE_FIELD]: content }),
      ...(has(SEQUENCING_FIELD) && sequencing !== undefined && { [SEQUENCING_FIELD]: sequencing }),
    };
    return { tool, values };
  }
  const names = tools.map((found) => found.plugin);
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
