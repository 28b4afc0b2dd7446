/**
 * Sandbox of a framed page of the portal's own origin: without `allow-same-origin`. Uploaded files are served from this
 * origin, and a page with both scripts and the origin could access the portal.
 */
export const OWN_PAGE_SANDBOX = 'allow-scripts allow-forms allow-popups allow-downloads';
