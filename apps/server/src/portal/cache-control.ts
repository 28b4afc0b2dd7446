/** Cache-Control of files whose names contain a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control of all other files: browsers ask whether they changed. */
export const REVALIDATE = 'no-cache';
