/** Workflow language of an imported app. */
export type WorkflowLanguage = 'CWL' | 'WDL' | 'NFL';

/** Workflow with all its files, read from a folder, from a URL or from a GA4GH TRS server. */
export interface WorkflowSource {
  readonly language: WorkflowLanguage;
  /** Path of the primary file; for Nextflow of `nextflow_schema.json`. */
  readonly primary: string;
  /** Contents by path; all paths are relative and stay inside the folder of the app. */
  readonly files: ReadonlyMap<string, string>;
  /** Address of the workflow for the engine, for Nextflow. */
  readonly url: string | undefined;
  /** Name that the source gives, in any spelling. */
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly description: string | undefined;
}

/** Path of the schema of the sample sheet, in an nf-core pipeline and in the folder of its app. */
export const SHEET_SCHEMA = 'assets/schema_input.json';

/** Problem of an import: its message names the remedy. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Most files of a workflow, and most bytes of all of them. */
export const MAX_FILES = 200;
export const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Resolves a reference of one file to another, such as `../tools/fastp.cwl`. Undefined for an address of its own (`https:`)
 * and for a path that leaves the folder of the workflow.
 */
export function resolvePath(from: string, reference: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(reference) || reference.startsWith('/')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? undefined : parts.join('/');
}

/** Part of the address of a source without its escapes. */
export function decodedPart(part: string, source: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ImportError(`${source} has a % that begins no escape of a character.`);
  }
}
