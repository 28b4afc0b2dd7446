import type { S3Settings } from '../../config/s3-settings.ts';
import type { FolderKeys } from '../folder-keys.ts';
import { folderKeyProblem } from './folder-key-probe.ts';
import type { S3Bucket } from './s3-bucket.ts';

/**
 * Opens the temporary keys of a store that has an STS role for them; undefined without a role, and where a key can do more or
 * less than it should: a sentence says so. The client of STS is loaded only here.
 */
export async function openFolderKeys(
  s3: S3Bucket,
  settings: S3Settings,
  print: (line: string) => void,
): Promise<(FolderKeys & { close(): void }) | undefined> {
  if (settings.sts === undefined) return undefined;
  const { S3FolderKeys } = await import('./s3-folder-keys.ts');
  const keys = new S3FolderKeys(settings, settings.sts);
  const problem = await folderKeyProblem(s3, settings, keys);
  if (problem === undefined) return keys;
  print(`Data sets have no temporary S3 keys, and upload through this server: ${problem}`);
  keys.close();
  return undefined;
}
