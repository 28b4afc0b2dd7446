/**
 * A page of our own origin runs without it: framed with both scripts and its origin it could reach into the portal, and
 * files that people upload are served from here too.
 */
export const OWN_PAGE_SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads';
