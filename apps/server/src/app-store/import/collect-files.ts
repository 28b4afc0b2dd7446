import { cwlReferences } from './read-cwl.ts';
import { wdlReferences } from './read-wdl.ts';
import { ImportError, MAX_BYTES, MAX_FILES, resolvePath } from './workflow-source.ts';

/**
 * Reads a file and all files that it refers to by relative paths, each once. The primary file comes first.
 * @param read reads a path relative to the folder of the primary file
 */
export async function collectFiles(
  primary: string,
  read: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const waiting = [primary];
  let bytes = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (files.has(path)) continue;
    if (files.size >= MAX_FILES) throw new ImportError(`The workflow has more than ${MAX_FILES} files.`);
    const text = await read(path);
    bytes += text.length;
    if (bytes > MAX_BYTES)
      throw new ImportError(`The files of the workflow are larger than ${MAX_BYTES} bytes.`);
    files.set(path, text);
    for (const reference of referencesOf(path, text)) {
      const target = resolvePath(path, reference);
      // An address of its own is fetched by the engine.
      if (target !== undefined) waiting.push(target);
      else if (!/^[a-z][a-z0-9+.-]*:/i.test(reference))
        throw new ImportError(
          `${path} refers to ${reference}, outside of its folder: import the folder above, and name the workflow by --file.`,
        );
    }
  }
  return files;
}

function referencesOf(path: string, text: string): string[] {
  if (path.endsWith('.cwl')) return cwlReferences(text, path);
  return path.endsWith('.wdl') ? wdlReferences(text) : [];
}
