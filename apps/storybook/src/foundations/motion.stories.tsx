import { Button, Spinner } from '@omics-portal/ui';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Code, TokenTable } from './specimen';
import { useTokens } from './use-tokens';

const DURATIONS = [
  { name: '--motion-fast', use: 'A response to the pointer: hover, press, a switch' },
  { name: '--motion-normal', use: 'Something comes: a dialog, a drawer, a menu' },
] as const;

/** The durations, and a surface that comes with them. */
function Durations() {
  const values = useTokens(DURATIONS.map(({ name }) => name));
  const [shows, setShows] = useState(0);
  return (
    <div className="text-text">
      <TokenTable
        label="Durations"
        head={['Name', 'Length', 'For']}
        rows={DURATIONS.map(({ name, use }, at) => [<Code key="name">{name}</Code>, values[at], use])}
      />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button onClick={() => setShows((count) => count + 1)}>Show again</Button>
        <div
          key={shows}
          data-testid="surface"
          className="animate-rise-in rounded-card bg-raised px-6 py-4 shadow-overlay"
        >
          I rise in
        </div>
        <Spinner label="On its way" />
      </div>
    </div>
  );
}

const meta = { title: 'Motion', component: Durations } satisfies Meta<typeof Durations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DurationsAndReducedMotion: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('cell', { name: '120ms' })).toBeVisible();
    await step('who asks for less motion gets the end state at once', async () => {
      const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await expect(getComputedStyle(canvas.getByTestId('surface')).animationName === 'none').toBe(reduced);
    });
  },
};
