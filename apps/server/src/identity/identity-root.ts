/** Path under which the embedded provider answers. */
export const IDENTITY_ROOT = '/identity';
