/** What a report tool said while it ran. */
export interface TaskLog {
  /** As the tool says it: Running, Success or Error; null when it does not say. */
  readonly status: string | null;
  readonly text: string;
}

/** Reads the log of a report: JSON `{status, msg}`; anything else is taken as the text itself. */
export function readTaskLog(content: string): TaskLog {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && 'msg' in value) {
      const { msg } = value;
      const status = 'status' in value && typeof value.status === 'string' ? value.status : null;
      return { status, text: typeof msg === 'string' ? msg : '' };
    }
  } catch {
    // A tool that writes plain text has a log all the same.
  }
  return { status: null, text: content };
}
