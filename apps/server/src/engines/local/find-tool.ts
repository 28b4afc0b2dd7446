import { access, constants, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Path of a tool on the `PATH`; undefined when it is not installed. */
export async function findTool(name: string, path: string | undefined): Promise<string | undefined> {
  for (const folder of (path ?? '').split(delimiter)) {
    const file = join(folder, name);
    if (folder !== '' && (await isProgram(file))) return file;
  }
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
