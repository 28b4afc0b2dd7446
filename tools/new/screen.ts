import { UserError } from '../setup/user-error.mjs';
import { catalogEdits, checkTranslations, type Translations } from './catalog-messages.ts';
import type { ChangeSet } from './change-set.ts';
import { featureNamed, type Feature } from './features.ts';
import { addImport, insertAfter, insertBefore } from './insert-text.ts';
import type { Names } from './names.ts';
import {
  hrefEntry,
  routeComponent,
  routeDefinition,
  screenFile,
  screenSearchFile,
  screenStories,
  SCREEN_MESSAGES,
  SEARCH_MESSAGES,
  type ScreenText,
} from './screen-templates.ts';

const ROUTES = 'apps/portal/src/routes';
const PAGES = `${ROUTES}/page-routes.ts`;
const CHUNKS = `${ROUTES}/screen-chunks.ts`;
const TREE_TEST = 'apps/portal/src/navigation/read-tree.test.ts';
const STATIC_DATA = 'apps/portal/src/navigation/static-data.ts';
const HREFS = 'apps/portal/src/links/hrefs.ts';
const FIRST_SCREENS = 'apps/portal/first-screens.mts';
/** Gap between two menu entries, which leaves room for another. */
const ORDER_STEP = 10;

/** Options of `npm run new -- screen`. */
export interface ScreenOptions {
  /** Lib of the screen, e.g. `datasets`. */
  readonly feature: string;
  readonly title: string | undefined;
  /** Title in Chinese. */
  readonly zh: string | undefined;
  /** True if visitors may open it without an account. */
  readonly isPublic: boolean;
  /** Name of a text search parameter; undefined: none. */
  readonly search: string | undefined;
  /** Icon of its menu entry; undefined: it is not in the menu. */
  readonly icon: string | undefined;
}

/** Adds a screen at `/NAME`: feature, messages, story, route, menu, links, and first load. */
export function addScreen(root: string, changes: ChangeSet, names: Names, options: ScreenOptions): void {
  const feature = featureNamed(options.feature);
  const text = textOf(names, options);
  const { title } = text;
  const messages: Translations = { [title.en]: title.zh };
  checkTranslations(root, messages);
  // The title is a message of the portal alone, whose route passes it to the screen.
  const featureMessages = {
    ...SCREEN_MESSAGES,
    ...(text.search === undefined ? {} : SEARCH_MESSAGES),
  };
  refuseTakenPath(changes, names);
  addToFeature(changes, names, feature, text);
  for (const [path, change] of catalogEdits(`libs/${feature.lib}`, featureMessages))
    changes.edit(path, change);
  addRoute(changes, names, feature, text, options);
  for (const [path, change] of catalogEdits('apps/portal', messages)) changes.edit(path, change);
  addToLists(changes, names, feature, text, options);
}

function textOf(names: Names, { title, zh, search }: ScreenOptions): ScreenText {
  const en = title ?? names.title;
  if (zh === undefined) {
    throw new UserError(`Every title has two languages: add --zh "…", the Chinese for "${en}".`);
  }
  if (/[`$"\\{}]/.test(en + zh)) throw new UserError('A title is plain text, without quotes and braces.');
  if (search !== undefined && !/^[a-z][a-zA-Z]*$/.test(search)) {
    throw new UserError(`--search ${search} is not a name of a search parameter: use letters, such as q.`);
  }
  return { title: { en, zh }, search };
}

/** Checks that no route has the path, and that no preloaded path begins with it. */
function refuseTakenPath(changes: ChangeSet, { kebab, camel }: Names): void {
  const isTaken = new RegExp(`path: '/?${kebab}['/]`).test(changes.read(PAGES) + changes.read(FIRST_SCREENS));
  if (isTaken) throw new UserError(`The address /${kebab} is taken: choose another name.`);
  if (new RegExp(`\\b(?:const ${camel} =|${camel}[:,])`).test(changes.read(PAGES) + changes.read(HREFS))) {
    throw new UserError(`A route is called ${camel} already: choose another name.`);
  }
}

function addToFeature(changes: ChangeSet, names: Names, { lib, decorator }: Feature, text: ScreenText): void {
  const folder = `libs/${lib}/src/${names.kebab}`;
  changes.requireFree(folder);
  changes.create(`${folder}/${names.kebab}-screen.tsx`, screenFile(names, text));
  changes.create(
    `${folder}/${names.kebab}-screen.stories.tsx`,
    screenStories(names, text, { name: decorator, module: `../testing/${lib}-host` }),
  );
  if (text.search !== undefined)
    changes.create(`${folder}/${names.kebab}-search.ts`, screenSearchFile(names, text.search));
  changes.edit(`libs/${lib}/src/index.ts`, (index) =>
    insertBefore(index, {
      path: `libs/${lib}/src/index.ts`,
      anchor: 'export {',
      addition: [
        `export { ${names.pascal}Screen } from './${names.kebab}/${names.kebab}-screen';\n`,
        ...(text.search === undefined
          ? []
          : [
              `export { ${names.camel}Search, type ${names.pascal}Search } from './${names.kebab}/${names.kebab}-search';\n`,
            ]),
      ].join(''),
    }),
  );
}

function addRoute(
  changes: ChangeSet,
  names: Names,
  feature: Feature,
  text: ScreenText,
  { isPublic, icon }: ScreenOptions,
): void {
  const module = `@omics-portal/${feature.lib}`;
  const screens = `${ROUTES}/${feature.screensFile}`;
  const withComponent = (code: string): string => {
    const imported = [
      [module, `${names.pascal}Screen`],
      ['./feature-route', 'type ScreenProps'],
      ...(text.search === undefined ? [] : [[module, `type ${names.pascal}Search`]]),
    ].reduce((all, [from = '', name = '']) => addImport(all, from, name), code);
    return `${imported.trimEnd()}\n\n${routeComponent(names, text, feature.host)}`;
  };
  if (feature.hostModule === undefined || changes.has(screens)) changes.edit(screens, withComponent);
  else
    addChunk(changes, feature, withComponent(`import { ${feature.host} } from '${feature.hostModule}';\n`));
  changes.edit(PAGES, (code) => {
    const loader = `${feature.lib}Messages`;
    const imported = addImport(code, module, `loadMessages as ${loader}`);
    const withSearch =
      text.search === undefined ? imported : addImport(imported, module, `${names.camel}Search`);
    const menu = icon === undefined ? undefined : { order: nextOrder(code), icon };
    const defined = insertBefore(withSearch, {
      path: PAGES,
      anchor: 'const exceptionTitle = ',
      addition: routeDefinition(names, text, { isPublic, menu, loader, chunk: feature.chunk }),
    });
    return insertBefore(defined, { path: PAGES, anchor: '  notFound,\n', addition: `  ${names.camel},\n` });
  });
  if (icon !== undefined && !changes.read(STATIC_DATA).includes(`| '${icon}'`)) {
    throw new UserError(`--icon ${icon} is no icon of the menu. Known: ${STATIC_DATA} lists them.`);
  }
}

/** Adds the file of a feature's first screen, and its chunk. */
function addChunk(changes: ChangeSet, { screensFile, chunk }: Feature, code: string): void {
  changes.create(`${ROUTES}/${screensFile}`, code);
  changes.edit(CHUNKS, (chunks) =>
    insertAfter(chunks, {
      path: CHUNKS,
      anchor: 'export const screenChunks = {\n',
      addition: `  ${chunk}: loadChunk(() => import('./${screensFile.replace('.tsx', '')}')),\n`,
    }),
  );
}

/** Next position in the menu. */
function nextOrder(code: string): number {
  const orders = [...code.matchAll(/menu: \{\s*order: (\d+)/g)].map(([, order]) => Number(order));
  return Math.max(0, ...orders) + ORDER_STEP;
}

function addToLists(
  changes: ChangeSet,
  names: Names,
  feature: Feature,
  text: ScreenText,
  { isPublic, icon }: ScreenOptions,
): void {
  const address = `/${names.kebab}`;
  changes.edit(HREFS, (code) =>
    insertBefore(code, {
      path: HREFS,
      anchor: '  };\n}\n\nexport type Hrefs',
      addition: hrefEntry(names, text),
    }),
  );
  changes.edit(FIRST_SCREENS, (code) =>
    insertAfter(code, {
      path: FIRST_SCREENS,
      anchor: 'FIRST_SCREENS = [\n',
      addition: `  { path: '${address}', modules: ['${ROUTES}/${feature.screensFile}'], feature: '${feature.lib}' },\n`,
    }),
  );
  if (isPublic) {
    changes.edit(TREE_TEST, (code) =>
      insertAfter(code, { path: TREE_TEST, anchor: 'const PUBLIC = [\n', addition: `  '${address}',\n` }),
    );
  }
  if (icon !== undefined) {
    changes.edit(TREE_TEST, (code) =>
      insertBefore(code, {
        path: TREE_TEST,
        anchor: "  ]);\n});\n\ntest('the breadcrumb",
        addition: `    "${text.title.en} ${address}",\n`,
      }),
    );
  }
}
