import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { frameTheme } from './brand';
import { LookFrame } from './host';
import { GLOBAL_TYPES, INITIAL_GLOBALS, lookOf } from './toolbar';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Record<string, unknown>;

interface GlobalsEvent {
  readonly globals: Globals;
  /** Choices of the toolbar, without those of a story. */
  readonly userGlobals?: Globals;
}

/** Choices of the toolbar. Stories in frames send their globals on the page's channel too, with what they set themselves. */
const chosenIn = (event: GlobalsEvent) => event.userGlobals ?? event.globals;

/** Global variable from which Storybook's doc blocks read the address of a story in a frame. */
const page = globalThis as { PREVIEW_URL?: string };

/** Passes the toolbar's choices to the stories in frames: to those on the page and to those that are rendered later. */
function passToFrames(globals: Globals): void {
  const choices = Object.keys(GLOBAL_TYPES)
    .map((key) => `${key}:${String(globals[key])}`)
    .join(';');
  page.PREVIEW_URL = `iframe.html?globals=${choices}`;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') !== choices) {
      address.searchParams.set('globals', choices);
      frame.src = address.href;
    }
  }
}

/** Globals of the toolbar. A page without stories gets no decorator, so it listens for itself. */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    const chosen = event ? chosenIn(event) : INITIAL_GLOBALS;
    passToFrames(chosen);
    return chosen;
  });
  useEffect(() => {
    const hear = (event: GlobalsEvent) => {
      passToFrames(chosenIn(event));
      setGlobals(chosenIn(event));
    };
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
}

/** Documentation page with the theme, language and direction of the toolbar, which also apply to Storybook's own frame. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = lookOf(useGlobals(context.channel));
  return (
    <DocsContainer context={context} theme={frameTheme(look.theme)}>
      <LookFrame look={look}>{children}</LookFrame>
    </DocsContainer>
  );
}
