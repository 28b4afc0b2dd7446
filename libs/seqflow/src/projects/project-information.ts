/** Information about a project that a person enters. */
export interface ProjectInformation {
  readonly name: string;
  readonly description: string;
  readonly group: string;
}

/** Names of projects as the service takes them. */
const PROJECT_NAME = /^[a-zA-Z_][a-zA-Z0-9_]{4,63}$/u;
const GROUP_NAME = /^[a-z0-9A-Z _-]{5,32}$/u;

/** What is wrong with the first step, as codes that the screen words. */
export type InformationProblem =
  'name-required' | 'name-pattern' | 'name-taken' | 'description-required' | 'group-foreign' | 'app-required';

/** The fields of the first step. */
export type InformationField = 'name' | 'description' | 'group' | 'app';

/** Whether the service would take this name at all; it answers 400 to a search for any other. */
export function isProjectName(name: string): boolean {
  return PROJECT_NAME.test(name);
}

/** Whether the service takes this group name. */
export function isGroupName(group: string): boolean {
  return GROUP_NAME.test(group);
}

function nameProblem(name: string): InformationProblem | null {
  if (name.trim() === '') {
    return 'name-required';
  }
  return isProjectName(name) ? null : 'name-pattern';
}

/**
 * Problems of the first step, field by field; empty when it is complete. Whether the name is free, only the server
 * knows. Without the person's groups, any group that the service could know is taken.
 */
export function validateInformation(
  { name, description, group }: ProjectInformation,
  appId: string,
  groups: readonly string[] = [group],
): Readonly<Partial<Record<InformationField, InformationProblem>>> {
  const wrongName = nameProblem(name);
  return {
    ...(wrongName && { name: wrongName }),
    ...(description.trim() === '' && { description: 'description-required' as const }),
    ...(group !== '' &&
      !(isGroupName(group) && groups.includes(group)) && { group: 'group-foreign' as const }),
    ...(appId === '' && { app: 'app-required' as const }),
  };
}
