/** Window of the open portal with its router, which TanStack Router publishes for its developer tools. */
export interface RouterWindow {
  readonly __TSR_ROUTER__?: {
    readonly options: { readonly context: { readonly portal: { readonly config: { brand: string } } } };
    readonly routesById: Readonly<Record<string, RouteOfTree>>;
    readonly state: {
      readonly status: 'pending' | 'idle';
      /** Location of the screen that is shown. */
      readonly resolvedLocation?: { readonly pathname: string };
    };
  };
}

interface RouteOfTree {
  readonly fullPath: string;
  readonly children?: unknown;
  readonly options: { readonly component?: unknown; readonly staticData?: { readonly access?: string } };
}
