const ROUTERS = ['@tanstack/react-router', '@tanstack/router-*', 'react-router*'];
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*', '@radix-ui/*', 'radix-ui'];
const DOM_FREE = [...ROUTERS, ...REACT, '@tanstack/*', '@lingui/*'];

/**
 * Allowed dependencies by kind of project: the table of docs/architecture.md for the lint rule.
 * @param {string[]} extra additional tags for tests and stories
 */
export function layers(extra = []) {
  return [
    {
      sourceTag: 'type:app',
      onlyDependOnLibsWithTags: [
        'type:feature',
        'type:wording',
        'type:ui',
        'type:data',
        'type:util',
        ...extra,
      ],
    },
    {
      sourceTag: 'type:storybook',
      onlyDependOnLibsWithTags: [
        'type:feature',
        'type:wording',
        'type:ui',
        'type:data',
        'type:util',
        'type:testing',
      ],
    },
    { sourceTag: 'type:api-example', onlyDependOnLibsWithTags: ['type:data'] },
    {
      sourceTag: 'type:example',
      onlyDependOnLibsWithTags: ['type:util'],
      bannedExternalImports: ['@tanstack/react-router'],
    },
    { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:wording', 'type:testing', 'type:util'] },
    {
      sourceTag: 'type:feature',
      onlyDependOnLibsWithTags: ['type:wording', 'type:ui', 'type:data', 'type:util', ...extra],
      bannedExternalImports: ROUTERS,
    },
    {
      sourceTag: 'type:wording',
      onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:util', ...extra],
      bannedExternalImports: [...ROUTERS, '@tanstack/react-query'],
    },
    {
      sourceTag: 'type:ui',
      onlyDependOnLibsWithTags: ['type:ui', 'type:util', ...extra],
      bannedExternalImports: [
        ...ROUTERS,
        '@tanstack/react-query',
        '@lingui/*',
        'oidc-client-ts',
        'openapi-fetch',
      ],
    },
    {
      sourceTag: 'type:data',
      onlyDependOnLibsWithTags: ['type:data', 'type:util', ...extra],
      bannedExternalImports: [...ROUTERS, ...REACT],
    },
    {
      sourceTag: 'type:util',
      onlyDependOnLibsWithTags: ['type:util', ...extra],
      bannedExternalImports: DOM_FREE,
    },
    { sourceTag: 'type:testing', onlyDependOnLibsWithTags: ['type:data', 'type:util', 'type:testing'] },
    {
      sourceTag: 'type:server',
      onlyDependOnLibsWithTags: ['type:data', 'type:util', ...extra],
      bannedExternalImports: DOM_FREE,
    },
  ];
}
