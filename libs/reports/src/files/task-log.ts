/** Log of a report tool. */
export interface TaskLog {
  /** Status that the tool reports: Running, Success or Error; null if it reports none. */
  readonly status: string | null;
  readonly text: string;
}

/** Parses the log of a report: JSON `{status, msg}`, or plain text. */
export function readTaskLog(content: string): TaskLog {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && 'msg' in value) {
      const { msg } = value;
      const status = 'status' in value && typeof value.status === 'string' ? value.status : null;
      return { status, text: typeof msg === 'string' ? msg : '' };
    }
  } catch {
    // Some tools write plain text.
  }
  return { status: null, text: content };
}
