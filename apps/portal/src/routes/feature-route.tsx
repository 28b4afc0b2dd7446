import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  createRoute,
  lazyRouteComponent,
  redirect,
  useNavigate,
  type AnyContext,
  type AsyncRouteComponent,
  type ParsedLocation,
  type ResolveFullPath,
  type ResolveId,
  type ResolveParams,
  type Route,
  type RouteConstraints,
} from '@tanstack/react-router';
import type * as v from 'valibot';
import type { Portal } from '../composition/portal';
import type { MessageLoader } from '../composition/message-store';
import type { Access } from '../navigation/decide-access';
import type { MenuEntry, ObjectTitle } from '../navigation/static-data';

type ParentRoute = RouteConstraints['TParentRoute'];

/** Props of the component of a route. */
export interface ScreenProps<Search = unknown, Params = unknown> {
  /** Title of the page in the current language. */
  readonly title: string;
  readonly params: Params;
  readonly search: Search;
  /** Replaces all search parameters. By default that is a new history entry, and the page keeps its scroll position. */
  readonly onSearchChange: (next: Search, options?: { replace?: boolean; resetScroll?: boolean }) => void;
}

type SearchOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : unknown;

type PropsOf<Path extends string, Schema> = ScreenProps<SearchOf<Schema>, ResolveParams<Path>>;

/** Type of a route with a path and a search schema, for typed links. */
type PathRoute<Parent extends ParentRoute, Path extends string, Schema> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  Schema,
  ResolveParams<Path>,
  AnyContext,
  AnyContext,
  AnyContext,
  object,
  undefined
>;

/** Definition of a route that shows a screen of a feature. */
interface FeatureRouteOptions<Parent, Path extends string, Schema, Name extends string> {
  readonly parent: () => Parent;
  readonly path: Path;
  readonly access: Access;
  readonly title: MessageDescriptor;
  readonly menu?: MenuEntry;
  readonly group?: string;
  /** `false`: the page gets no tab. */
  readonly tab?: false;
  /** Title of the tab once the screen has set the name of its object; default: the name. */
  readonly objectTitle?: ObjectTitle;
  /** `false`: the screen has a breadcrumb of its own. */
  readonly breadcrumb?: false;
  readonly search?: Schema;
  /** Messages of the feature: the screen waits for them. */
  readonly messages?: MessageLoader;
  /** Loads the chunk with the component. */
  readonly chunk: () => Promise<Record<Name, (props: PropsOf<Path, Schema>) => void>>;
  /** Export of the chunk that is the component. */
  readonly screen: Name;
  /** Runs before the route loads, and may throw a redirect. */
  readonly guard?: (navigation: {
    params: ResolveParams<Path>;
    context: { portal: Portal };
    location: ParsedLocation;
  }) => void;
  readonly parseParams?: (params: ResolveParams<Path>) => ResolveParams<Path> | false;
  /** Starts the queries of the first screen, in parallel with its chunk. Not awaited: the screen shows their state. */
  readonly start?: (portal: Portal, props: Pick<PropsOf<Path, Schema>, 'search' | 'params'>) => void;
}

/**
 * Route of a screen: its path, access, title, menu entry, search parameters and component, each written once. Its loader
 * starts the queries of the screen and loads the messages in parallel with the chunk.
 */
export function featureRoute<
  Parent extends ParentRoute,
  const Path extends string,
  Name extends string,
  Schema = undefined,
>(options: FeatureRouteOptions<Parent, Path, Schema, Name>): PathRoute<Parent, Path, Schema> {
  const { parent, path, access, title, menu, group, tab, objectTitle, breadcrumb } = options;
  const { search, messages, chunk, screen, start } = options;
  const Screen = lazyRouteComponent(chunk, screen) as AsyncRouteComponent<PropsOf<Path, Schema>>;
  const Component = () => {
    const { i18n } = useLingui();
    const navigate = useNavigate();
    const props: ScreenProps = {
      title: i18n._(title),
      params: route.useParams(),
      search: route.useSearch(),
      onSearchChange: (next, how) =>
        void navigate({ to: '.', search: next as never, resetScroll: false, ...how }),
    };
    return <Screen {...(props as PropsOf<Path, Schema>)} />;
  };
  const route = createRoute({
    getParentRoute: parent,
    path,
    staticData: { access, title, menu, group, tab, objectTitle, breadcrumb },
    validateSearch: search,
    beforeLoad: options.guard,
    params: options.parseParams && { parse: options.parseParams },
    loaderDeps: start && (({ search: deps }: { search: object }) => deps),
    loader: ({ context, deps, params }: LoaderInput) => {
      start?.(context.portal, { search: deps, params } as Pick<PropsOf<Path, Schema>, 'search' | 'params'>);
      return messages && context.portal.messages.load(messages);
    },
    component: Object.assign(Component, { preload: Screen.preload }),
    // The options are typed by this function; the router cannot infer them from its type parameters.
  } as never) as unknown as PathRoute<Parent, Path, Schema>;
  return route;
}

interface LoaderInput {
  context: { portal: Portal };
  deps: unknown;
  params: unknown;
}

/** Route that redirects to another address of the portal. */
export function redirectRoute<Parent extends ParentRoute, const Path extends string>(
  parent: () => Parent,
  path: Path,
  hrefOf: (brand: string) => string,
  access: Access = 'target',
): PathRoute<Parent, Path, undefined> {
  return createRoute({
    getParentRoute: parent,
    path,
    staticData: { access },
    beforeLoad: ({ context }: { context: { portal: Portal } }) => {
      throw redirect({ href: hrefOf(context.portal.config.brand), replace: true });
    },
  } as never) as unknown as PathRoute<Parent, Path, undefined>;
}
