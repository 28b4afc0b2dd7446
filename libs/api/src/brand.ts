/**
 * Pattern of a brand, for the server's `BRAND` and the portal's `config.json`. Wire names begin with it, such as the
 * collection `{brand}_genomics`, the report plugin `{brand}-rseqc-report` and the route
 * `/data/download/{brand}-genomics`. No dash, because collection names have none.
 */
export const BRAND_PATTERN = /^[a-z][a-z0-9]{0,30}$/;

/** Description of the pattern, after "must be". */
export const BRAND_DESCRIPTION = 'lower-case letters and digits, beginning with a letter, at most 31';
