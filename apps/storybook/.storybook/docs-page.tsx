import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { frameTheme } from './brand';
import { LookFrame } from './host';
import { INITIAL_GLOBALS, lookOf } from './toolbar';

type Channel = DocsContainerProps['context']['channel'];
interface GlobalsEvent {
  readonly globals: Record<string, unknown>;
}

/** The toolbar's present state. A page without stories gets no decorator, so it listens for itself. */
function useGlobals(channel: Channel): Record<string, unknown> {
  const [globals, setGlobals] = useState<Record<string, unknown>>(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    return event?.globals ?? INITIAL_GLOBALS;
  });
  useEffect(() => {
    const hear = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
}

/** A page of documentation in the look that the toolbar asks for: Storybook's own frame follows the theme as well. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = lookOf(useGlobals(context.channel));
  return (
    <DocsContainer context={context} theme={frameTheme(look.theme)}>
      <LookFrame look={look}>{children}</LookFrame>
    </DocsContainer>
  );
}
