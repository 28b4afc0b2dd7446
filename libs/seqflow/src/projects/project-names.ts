/** Valid names of projects in the service. */
const PROJECT_NAME = /^[a-zA-Z_][a-zA-Z0-9_]{4,63}$/u;
const GROUP_NAME = /^[a-z0-9A-Z _-]{5,32}$/u;

/** True if a name of a project is valid. */
export function isProjectName(name: string): boolean {
  return PROJECT_NAME.test(name);
}

/** True if a name of a group is valid in the service. */
export function isGroupName(group: string): boolean {
  return GROUP_NAME.test(group);
}
