/** Colour and icon of a status, as `Status` of libs/ui draws it. */
export type StatusTone = 'active' | 'success' | 'exception' | 'aborted' | 'deleted' | 'pending' | 'warning';
