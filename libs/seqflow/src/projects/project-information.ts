import * as v from 'valibot';

/** Information about a project that the user enters. */
export interface ProjectInformation {
  readonly name: string;
  readonly description: string;
  readonly group: string;
}

/** Valid names of projects in the service. */
const PROJECT_NAME = /^[a-zA-Z_][a-zA-Z0-9_]{4,63}$/u;
const GROUP_NAME = /^[a-z0-9A-Z _-]{5,32}$/u;

/** Codes of problems of the first step, translated by the screen. The server reports that a name is taken. */
export type InformationProblem =
  'name-required' | 'name-pattern' | 'name-taken' | 'description-required' | 'group-foreign' | 'app-required';

/** True if a name of a project is valid. The service responds with 400 to a search for any other. */
export function isProjectName(name: string): boolean {
  return PROJECT_NAME.test(name);
}

/** True if a name of a group is valid in the service. */
export function isGroupName(group: string): boolean {
  return GROUP_NAME.test(group);
}

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
