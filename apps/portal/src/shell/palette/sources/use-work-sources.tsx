import { useLingui } from '@lingui/react/macro';
import { appLabel, projectQueries, projectStatus, reportQueries, taskStatus } from '@omics-portal/resources';
import { PROJECT_STATE_LABELS, TASK_STATE_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, FileChartColumn } from 'lucide-react';
import { useHrefs, usePortal } from '../../../composition/use-portal';
import { useListHrefs } from './list-hrefs';
import { SEARCHED, stateOf } from './searched-query';
import { MAX_FOUND, type Source } from './source';

/** Characters of a name that the services search at most. */
const MAX_NAME = 64;

/** The user's projects and reports with a text in their names. Visitors have none: their requests are not sent. */
export function useWorkSources(text: string, isSignedIn: boolean): readonly Source[] {
  const { t, i18n } = useLingui();
  const { clients } = usePortal();
  const hrefs = useHrefs();
  const lists = useListHrefs();
  const name = [...text].slice(0, MAX_NAME).join('');
  const options = { ...SEARCHED, enabled: isSignedIn && text !== '' };
  const projects = useQuery({
    ...projectQueries(clients.datains).list({ page: 1, perPage: MAX_FOUND, search: name }),
    ...options,
  });
  const reports = useQuery({
    ...reportQueries(clients.report).list({ page: 1, pageSize: MAX_FOUND, name }),
    ...options,
  });
  if (!isSignedIn) {
    return [];
  }
  return [
    {
      key: 'projects',
      heading: t`Projects`,
      icon: <ClipboardList />,
      found: (projects.data?.data ?? []).map((project) => ({
        key: project.id,
        label: project.project_name,
        hint: `${i18n._(PROJECT_STATE_LABELS[projectStatus(project).state])} · ${appLabel(project.app_name)}`,
        href: hrefs.project(project.id),
      })),
      total: projects.data?.total ?? 0,
      all: { list: t`Assessments`, href: lists.projects(name) },
      ...stateOf([projects]),
    },
    {
      key: 'reports',
      heading: t`Reports`,
      icon: <FileChartColumn />,
      found: (reports.data?.reports ?? []).map((report) => ({
        key: report.id,
        label: report.name,
        hint: `${i18n._(TASK_STATE_LABELS[taskStatus(report.status).state])} · ${report.app}`,
        href: hrefs.report(report.id),
      })),
      total: reports.data?.total ?? 0,
      all: { list: t`QC Report History`, href: lists.reports(name) },
      ...stateOf([reports]),
    },
  ];
}
