/** User whose home is shown. */
export const user = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: 'lin@example.org',
  username: 'lin',
  groups: ['Sequencing core', 'Ring trial'],
  roles: [],
  avatar: undefined,
};
