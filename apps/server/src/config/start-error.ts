/** Start error: one sentence for the operator, printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const SYSTEM_MESSAGES: Record<string, (error: NodeJS.ErrnoException, what: string) => string> = {
  ENOSPC: (_error, what) =>
    `There is no space left on the disk of ${what}: free some, or set DATA_DIR to another disk.`,
  EACCES: (error, what) =>
    `No permission for ${error.path ?? what}: change its owner or mode, or set DATA_DIR to another folder.`,
  EPERM: (error, what) =>
    `No permission for ${error.path ?? what}: change its owner or mode, or set DATA_DIR to another folder.`,
  EROFS: (_error, what) => `${what} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (error, what) =>
    `${error.path ?? what} is a file where a folder is needed: move it away, or set DATA_DIR to another folder.`,
  EEXIST: (error, what) =>
    `${error.path ?? what} is a file where a folder is needed: move it away, or set DATA_DIR to another folder.`,
};

/** Converts an error of the file system into a `StartError`; returns other errors unchanged. `what` names the folder. */
export function asStartError(error: unknown, what: string): unknown {
  const system = error as NodeJS.ErrnoException;
  const sentence = system.code === undefined ? undefined : SYSTEM_MESSAGES[system.code];
  return sentence ? new StartError(sentence(system, what), { cause: error }) : error;
}
