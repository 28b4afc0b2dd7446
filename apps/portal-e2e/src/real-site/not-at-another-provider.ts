/**
 * Journeys that a site with an outside OpenID provider cannot run, each with its reason. They run on a real site with the embedded
 * provider; all others run there, signed in at LemonLDAP::NG.
 */
export const NOT_AT_ANOTHER_PROVIDER: Readonly<Record<string, string>> = {
  'accounts.spec.ts': 'Such a site has no accounts of its own.',
  'second-factor.spec.ts': 'The second factor is that of accounts of the site.',
  'sign-in.spec.ts': 'It fills in the password form of the portal.',
  'keyboard.spec.ts': 'It fills in the password form of the portal by keyboard.',
  'first-load.spec.ts': 'It counts the files of the password form.',
  'api-reference.spec.ts': 'It refuses all requests to other sites, and the sign-in is one.',
};
