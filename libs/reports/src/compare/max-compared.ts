/** Maximum number of reports side by side: each has a colour and a shape of its own. */
export const MAX_COMPARED = 8;
