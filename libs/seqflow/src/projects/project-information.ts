import * as v from 'valibot';

/** Information about a project that a person enters. */
export interface ProjectInformation {
  readonly name: string;
  readonly description: string;
  readonly group: string;
}

/** Names of projects as the service takes them. */
const PROJECT_NAME = /^[a-zA-Z_][a-zA-Z0-9_]{4,63}$/u;
const GROUP_NAME = /^[a-z0-9A-Z _-]{5,32}$/u;

/** Codes of problems of the first step, worded by the screen. Whether a name is taken, only the server knows. */
export type InformationProblem =
  'name-required' | 'name-pattern' | 'name-taken' | 'description-required' | 'group-foreign' | 'app-required';

/** True if the service accepts this name of a project; it answers 400 to a search for any other. */
export function isProjectName(name: string): boolean {
  return PROJECT_NAME.test(name);
}

/** True if the service accepts this name of a group. */
export function isGroupName(group: string): boolean {
  return GROUP_NAME.test(group);
}

const problem = (code: InformationProblem) => code;

/** Options of {@link informationSchema}. */
interface InformationOptions {
  /** Ids of the apps that can be chosen. */
  readonly apps: readonly string[];
  /** Groups of the person; without them, every group that the service could know is accepted. */
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
