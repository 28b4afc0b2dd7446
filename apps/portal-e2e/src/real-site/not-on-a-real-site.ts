/** Journeys that a site of PostgreSQL, radosgw and nginx cannot run, each with its reason. All others run there. */
export const NOT_ON_A_REAL_SITE: Readonly<Record<string, string>> = {
  'static-host.spec.ts': 'It starts a server of its own, for a portal on a static host.',
  'provider-sign-in.spec.ts':
    'It starts servers of its own, on folders, for the page of the embedded provider. The first stage of test:real signs in at LemonLDAP::NG: portal-on-lemonldap.check.ts.',
  'large-folder.spec.ts': 'It starts a server of its own, on a folder with 100,000 files.',
  'second-brand.spec.ts': 'It starts a server of its own, on a folder, for the other brand.',
};
