import type { Names } from './names.ts';

/** Texts of a new screen. */
export interface ScreenText {
  readonly title: { readonly en: string; readonly zh: string };
  /** Name of its search parameter, if any. */
  readonly search: string | undefined;
}

/** Messages of every new screen; a sentence has the same translation in all catalogs. */
export const SCREEN_MESSAGES = {
  'No Content': '暂无内容',
  'Nothing has been published here yet.': '这里尚未发布任何内容。',
};
/** Messages of a new screen with a search box. */
export const SEARCH_MESSAGES = { Search: '搜索', 'Clear the search': '清空搜索' };

/** Screen template: a heading and an empty state. */
export function screenFile({ pascal, kebab }: Names, { title, search }: ScreenText): string {
  const empty = `<EmptyState title={t\`No Content\`} description={t\`Nothing has been published here yet.\`} />`;
  if (search === undefined) {
    return `import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader } from '@omics-portal/ui';

/** Page with the title "${title.en}", which its route has. It has an empty state, because it has no content yet. */
export function ${pascal}Screen({ title }: { readonly title: string }) {
  const { t } = useLingui();
  return (
    <div>
      <PageHeader title={title} />
      <Card>${empty}</Card>
    </div>
  );
}
`;
  }
  return `import { useLingui } from '@lingui/react/macro';
import { Card, EmptyState, PageHeader, SearchBox } from '@omics-portal/ui';
import type { ${pascal}Search } from './${kebab}-search';

export interface ${pascal}ScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Search parameters of the URL. */
  readonly search: ${pascal}Search;
  /** Called with the next search parameters. */
  readonly onSearchChange: (next: ${pascal}Search) => void;
}

/** Page with the title "${title.en}" and a search box. It has an empty state, because it has no content yet. */
export function ${pascal}Screen({ title, search, onSearchChange }: ${pascal}ScreenProps) {
  const { t } = useLingui();
  return (
    <div>
      <PageHeader title={title} />
      <Card>
        <SearchBox
          label={t\`Search\`}
          hideLabel
          value={search.${search} ?? ''}
          onSearch={(text) => onSearchChange({ ...search, ${search}: text === '' ? undefined : text })}
          searchLabel={t\`Search\`}
          clearLabel={t\`Clear the search\`}
        />
        ${empty}
      </Card>
    </div>
  );
}
`;
}

/** Search schema template. */
export function screenSearchFile({ pascal, camel }: Names, search: string): string {
  return `import * as v from 'valibot';

/** Search parameters of the page: \`${search}\` is the searched text, which arrives as a number if it is all digits. */
export const ${camel}Search = v.object({
  ${search}: v.optional(
    v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
  ),
});
export type ${pascal}Search = v.InferOutput<typeof ${camel}Search>;
`;
}

/** Stories template: both languages, checked in a browser. */
export function screenStories(
  { pascal, kebab }: Names,
  { title, search }: ScreenText,
  decorator: { readonly name: string; readonly module: string },
): string {
  const more = search === undefined ? '' : ', search: {}, onSearchChange: fn()';
  const searching =
    search === undefined
      ? ''
      : `
export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'D5{Enter}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ ${search}: 'D5' });
  },
};
`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect${search === undefined ? '' : ', fn'} } from 'storybook/test';
import { ${decorator.name} } from '${decorator.module}';
import { ${pascal}Screen } from './${kebab}-screen';

const meta = { component: ${pascal}Screen, args: { title: "${title.en}"${more} }, decorators: [${decorator.name}] } satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "${title.en}" })).toBeVisible();
    await expect(canvas.getByText('No Content')).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无内容')).toBeVisible();
  },
};
${searching}`;
}

/** Route component template: binds the screen to its route. */
export function routeComponent({ pascal }: Names, { search }: ScreenText, host: string): string {
  if (search === undefined) {
    return `export function ${pascal}Route({ title }: Pick<ScreenProps, 'title'>) {
  return (
    <${host}>
      <${pascal}Screen title={title} />
    </${host}>
  );
}
`;
  }
  return `export function ${pascal}Route({ title, search, onSearchChange }: ScreenProps<${pascal}Search>) {
  return (
    <${host}>
      <${pascal}Screen title={title} search={search} onSearchChange={onSearchChange} />
    </${host}>
  );
}
`;
}

interface RouteOptions {
  readonly isPublic: boolean;
  readonly menu: { readonly order: number; readonly icon: string } | undefined;
  /** Loader of the feature's messages in this file. */
  readonly loader: string;
  readonly chunk: string;
}

/** Route template, with the static data for menu, breadcrumb, document title and guard. */
export function routeDefinition(
  { pascal, camel, kebab }: Names,
  { title, search }: ScreenText,
  { isPublic, menu, loader, chunk }: RouteOptions,
): string {
  const lines = [
    'parent',
    `path: '${kebab}'`,
    `access: '${isPublic ? 'public' : 'signed-in'}'`,
    `title: msg\`${title.en}\``,
    ...(menu === undefined ? [] : [`menu: { order: ${menu.order}, icon: '${menu.icon}' }`]),
    ...(search === undefined ? [] : [`search: ${camel}Search`]),
    `messages: ${loader}`,
    `chunk: screenChunks.${chunk}`,
    `screen: '${pascal}Route'`,
  ];
  return `const ${camel} = featureRoute({
${lines.map((line) => `  ${line},\n`).join('')}});

`;
}

/** Link template among the links of the portal. */
export function hrefEntry({ camel, kebab }: Names, { search }: ScreenText): string {
  const location = search === undefined ? `{ to: '/${kebab}' }` : `{ to: '/${kebab}', search: {} }`;
  return `    ${camel}: () => to(build(${location})),\n`;
}
