/** Label of an installed app: `owner/short-name-v1.2.0` without its owner. */
export function appLabel(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The version of an app: that of its manifest, else the text after the last dash of its full name, else `latest`. */
export function appVersion({
  app_name,
  version,
}: {
  readonly app_name?: string | undefined;
  readonly version?: string | undefined;
}): string {
  const lastDash = app_name?.lastIndexOf('-') ?? -1;
  return version || (lastDash > 0 ? (app_name?.slice(lastDash + 1) ?? '') : '') || 'latest';
}

/** The short name of an installed app, `owner/short-name-v1.2.0` without owner and version. */
export function appShortName(name: string): string {
  return appLabel(name).replace(/-v?\d[\w.]*$/u, '');
}

/** The two path parts under which an app's schema and help text are served. Null when the name has no owner. */
export function appPath(name: string): { owner: string; appVersion: string } | null {
  const slash = name.indexOf('/');
  return slash > 0 && slash < name.length - 1
    ? { owner: name.slice(0, slash), appVersion: name.slice(slash + 1) }
    : null;
}
