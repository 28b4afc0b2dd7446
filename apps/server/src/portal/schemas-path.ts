/** Path of the published schemas on the server. */
export const SCHEMAS_PATH = '/documents/schemas/';
