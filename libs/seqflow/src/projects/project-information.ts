import * as v from 'valibot';
import { isGroupName, isProjectName } from './project-names';

/** Information about a project that the user enters. */
export interface ProjectInformation {
  readonly name: string;
  readonly description: string;
  readonly group: string;
}

/** Codes of problems of the first step, translated by the screen. The server reports that a name is taken. */
export type InformationProblem =
  'name-required' | 'name-pattern' | 'name-taken' | 'description-required' | 'group-foreign' | 'app-required';

const problem = (code: InformationProblem) => code;

/** Options of {@link informationSchema}. */
interface InformationOptions {
  /** Ids of the apps that can be chosen. */
  readonly apps: readonly string[];
  /** Groups of the user. Default: every valid name of a group is accepted. */
  readonly groups?: readonly string[];
}

/** Schema of the first step: information about the project, and the app that it runs. */
export function informationSchema({ apps, groups }: InformationOptions) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== '', problem('name-required')),
      v.check(isProjectName, problem('name-pattern')),
    ),
    description: v.pipe(
      v.string(),
      v.check((description) => description.trim() !== '', problem('description-required')),
    ),
    group: v.pipe(
      v.string(),
      v.check(
        (group) => group === '' || (isGroupName(group) && (groups?.includes(group) ?? true)),
        problem('group-foreign'),
      ),
    ),
    app: v.pipe(
      v.string(),
      v.check((app) => apps.includes(app), problem('app-required')),
    ),
  });
}

/** Values of the first step. */
export type InformationValues = v.InferInput<ReturnType<typeof informationSchema>>;
