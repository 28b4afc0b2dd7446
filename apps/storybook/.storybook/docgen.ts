import { fileURLToPath } from 'node:url';
import { type StorybookConfig } from '@storybook/react-vite';

type TypescriptOptions = NonNullable<Extract<StorybookConfig['typescript'], object>>;

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Options of the props tables. react-docgen-typescript uses the type checker, so it resolves unions to their literals and
 * reads `@default` tags. Story tests need no props tables and leave it out: it takes a minute of CPU.
 */
export const DOCGEN: TypescriptOptions = {
  reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: pathOf('../tsconfig.docgen.json'),
    include: [pathOf('../../../libs/*/src/**/*.tsx'), pathOf('../../portal/src/**/*.tsx')],
    // Fixtures have no props tables, and the plugin's properties on them would become args of stories.
    exclude: ['**/*.stories.tsx', '**/testing/**'],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
  },
};
