/** Root path of the embedded identity provider. */
export const IDENTITY_ROOT = '/identity';
