/** Names of the site in titles of routes. The route tree is older than the configuration, from which the router fills them in. */
export const siteNames = { project: '' };
