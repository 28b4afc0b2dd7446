import type { AppEngine } from '@omics-portal/api';

/** App with the engines that can run it; undefined if the service does not tell, as older ones. */
export interface EnginesOfApp {
  readonly engines?: readonly AppEngine[] | undefined;
}

/** Engine that runs the jobs of an app; null if none is connected, undefined if the service does not tell. */
export function engineOfApp({ engines }: EnginesOfApp): AppEngine | null | undefined {
  return engines && (engines.find(({ connected }) => connected) ?? null);
}
