/** Key of the id of a sample. */
export const SAMPLE_ID = 'sample_id';

/** Maximum length of a sample id in the service. */
export const SAMPLE_ID_MAX_LENGTH = 64;
