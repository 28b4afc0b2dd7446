/** Form of a user name: it names a folder of files, and stands in addresses. */
export const USERNAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
