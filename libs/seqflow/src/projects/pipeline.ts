import type { OmicsType, Project } from '@omics-portal/api';
import { appShortName } from '@omics-portal/resources';

/** Pipeline with a page of its own: its apps, and the omics type of its projects. */
export interface Pipeline {
  /** Short names of the apps, because the id of an app changes with every version. None: the pipeline is not installed. */
  readonly apps: readonly string[];
  /** Null for all omics types. */
  readonly omics: OmicsType | null;
}

/** Name of the first pipeline that lists a project: the one of its app and its omics type. Undefined if there is none. */
export function pipelineOf<Name extends string>(
  { app_name, omics }: Pick<Project, 'app_name' | 'omics'>,
  pipelines: Readonly<Record<Name, Pipeline>>,
): Name | undefined {
  const shortName = appShortName(app_name);
  const names = Object.keys(pipelines) as Name[];
  return names.find((name) => {
    const pipeline = pipelines[name];
    return (
      pipeline.apps.includes(shortName) && (pipeline.omics === null || pipeline.omics === (omics ?? null))
    );
  });
}
