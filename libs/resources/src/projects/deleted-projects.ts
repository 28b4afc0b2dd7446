/** Filter of deleted projects. */
export const DELETED_PROJECTS = { status: 'On Hold' } as const;
