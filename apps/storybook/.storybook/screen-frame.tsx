import { Card } from '@omics-portal/ui';
import { type Decorator } from '@storybook/react-vite';
import { type ReactNode } from 'react';

type Frame = 'page' | 'login' | 'none';

/** Sidebar groups whose stories are parts of pages. */
const FEATURES = /^(?:Home|Datasets|Catalogue|Seqflow|Reports|Storage|Account)\//u;

function frameOf(parameter: unknown, title: string): Frame {
  if (parameter === 'page' || parameter === 'login' || parameter === 'none') {
    return parameter;
  }
  return FEATURES.test(title) ? 'page' : 'none';
}

function ScreenFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  if (frame === 'login') {
    return <Card className="mx-auto max-w-md p-6">{children}</Card>;
  }
  return frame === 'page' ? <div className="mx-auto w-full max-w-300">{children}</div> : children;
}

/**
 * Shows a screen at the width that the portal's layouts give it: "page" (1200 px at most) for stories of features, "login"
 * (a card of 448 px), "none". `parameters.frame` overrides the default.
 */
export const inScreenFrame: Decorator = (Story, { parameters, title }) => (
  <ScreenFrame frame={frameOf(parameters['frame'], title)}>
    <Story />
  </ScreenFrame>
);
