/** Key of the id of a sample. */
export const SAMPLE_ID = 'sample_id';

/**
 * Characters that an id cannot have: slashes would make folders of it, and control and format characters cannot be seen, so that
 * two ids that look equal would be two samples.
 */
export const REFUSED_IN_ID = /[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Maximum length of a sample id in the service. */
export const SAMPLE_ID_MAX_LENGTH = 64;
