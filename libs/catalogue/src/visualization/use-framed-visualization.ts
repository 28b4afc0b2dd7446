import {
  appearanceMessage,
  appearanceQuery,
  readFrameMessage,
  type FrameAppearance,
} from '@omics-portal/api/visualisation';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** State that a framed visualisation starts with and follows. */
export interface FramedVisualization {
  /** Address of the service. */
  readonly url: URL;
  readonly appearance: FrameAppearance;
  /** View in the address of the portal; undefined for the default one. */
  readonly view: string | undefined;
  readonly onView: (view: string) => void;
}

/** Address of a visualisation with its appearance and view. */
export function framedAddress({
  url,
  appearance,
  view,
}: Pick<FramedVisualization, 'url' | 'appearance' | 'view'>): string {
  const address = new URL(url);
  for (const [name, value] of new URLSearchParams(appearanceQuery(appearance))) {
    address.searchParams.set(name, value);
  }
  address.hash = view ?? '';
  return address.href;
}

/**
 * Address of the frame, and the conversation with it. A page that has reported that it is ready gets each new appearance as a
 * message, and keeps its state; any other page is loaded again. The view that it reports goes into the address of the portal.
 */
export function useFramedVisualization(framed: FramedVisualization): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
} {
  const { url, appearance, view } = framed;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(framed);
  const follows = useRef(false);
  const known = useRef({ view, appearance: appearanceQuery(appearance) });
  const [src, setSrc] = useState(() => framedAddress(framed));

  useEffect(() => {
    latest.current = framed;
  });
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const message = source === frame.current?.contentWindow ? readFrameMessage(data) : null;
      if (message?.kind === 'ready') {
        follows.current = true;
        send(frame.current, latest.current.appearance);
      } else if (message?.kind === 'view' && message.view !== known.current.view) {
        known.current.view = message.view;
        latest.current.onView(message.view);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    const query = appearanceQuery(appearance);
    const isNewView = (view ?? '') !== (known.current.view ?? '');
    const isNewAppearance = query !== known.current.appearance;
    known.current = { view, appearance: query };
    if (isNewView || (isNewAppearance && !follows.current)) {
      follows.current = false;
      setSrc(framedAddress({ url, appearance, view }));
    } else if (isNewAppearance) {
      send(frame.current, appearance);
    }
  }, [url, appearance, view]);
  return { frame, src };
}

/** Sends an appearance. It is no secret, and a frame without an origin of its own can only be addressed as any. */
function send(frame: HTMLIFrameElement | null, appearance: FrameAppearance): void {
  frame?.contentWindow?.postMessage(appearanceMessage(appearance), '*');
}
