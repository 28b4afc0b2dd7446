/** Opens a log of an attempt: that of a step by its key, else that of the whole run. */
export type OpenAttemptLog = (log: {
  readonly attempt: number;
  readonly log?: string;
  readonly stream?: 'stderr';
}) => void;
