import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { preferredLanguage } from '../../../http/preferred-language.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { findProject } from '../projects/project-records.ts';
import { projectFigures } from './project-figures.ts';

/** Handlers of figures over the samples of a project. */
export function figureHandlers(dependencies: Dependencies) {
  return {
    getProjectFigures: signedIn(async ({ caller, params, query, request }) => {
      const project = await findProject(dependencies.db, caller, params.id);
      const { page = 1, per_page: size = 10 } = query;
      const language = preferredLanguage(request.headers['accept-language']);
      return { status: 200, body: await projectFigures(dependencies, project, { page, size, language }) };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
