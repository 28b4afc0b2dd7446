/**
 * Step key `<project_name>.<step>`, which clients split at the dots, for logs and outputs of a job. Each app is one
 * program, so the step is the app's short name without the version.
 */
export function stepKey(projectName: string, appName: string): string {
  const folder = appName.slice(appName.lastIndexOf('/') + 1);
  const version = folder.lastIndexOf('-v');
  const shortName = version > 0 ? folder.slice(0, version) : folder;
  return `${projectName}.${shortName.replaceAll('.', '_')}`;
}
