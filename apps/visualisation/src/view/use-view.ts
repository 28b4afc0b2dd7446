import { MAX_VIEW_LENGTH, viewMessage } from '@omics-portal/api/visualisation';
import { useMemo, useSyncExternalStore } from 'react';

/** Choices of a page, as texts by name. They are the address of the view, after `#`. */
export type View<Name extends string> = Readonly<Partial<Record<Name, string>>>;

const CHANGED = 'hashchange';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** View of an address; other names in it are dropped. */
export function readView<Name extends string>(hash: string, names: readonly Name[]): View<Name> {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const entries = names.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries) as View<Name>;
}

/** Address of a view; a view that is too long for an address has none. */
export function writeView(view: View<string>): string {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(entries).toString();
  return text.length <= MAX_VIEW_LENGTH ? text : '';
}

/**
 * View of this page, read from the address and written there, so that a link opens it again. The framing page receives it, and
 * puts it into its own address. A change replaces the entry of the history.
 */
export function useView<const Name extends string>(
  names: readonly Name[],
): [view: View<Name>, change: (patch: View<Name>) => void] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const view = useMemo(() => readView(hash, names), [hash, names]);
  const change = (patch: View<Name>) => {
    const text = writeView({ ...view, ...patch });
    window.history.replaceState(window.history.state, '', `#${text}`);
    window.dispatchEvent(new Event(CHANGED));
    if (window.parent !== window) {
      window.parent.postMessage(viewMessage(text), '*');
    }
  };
  return [view, change];
}
