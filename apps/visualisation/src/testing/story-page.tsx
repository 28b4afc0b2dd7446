import type { Decorator } from '@storybook/react-vite';

/** Decorator that gives a story an address without a view, and a width as in the frame. */
export const inFramedPage: Decorator = (Story, { id }) => (
  <div key={id} className="bg-canvas p-3">
    <Story />
  </div>
);

/** Clears the view of the address; each story starts with the default one. */
export function clearView(view = ''): void {
  window.history.replaceState(null, '', `#${view}`);
}
