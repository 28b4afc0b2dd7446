import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, TokenTable } from './specimen';

const STEPS = [
  { step: 1, use: 'Icon and its word in a small tag' },
  { step: 2, use: 'Icon and word, two buttons of one group' },
  { step: 3, use: 'Things of one kind in a row' },
  { step: 4, use: 'The inside of a card, fields of a form' },
  { step: 6, use: 'Cards beside each other' },
  { step: 8, use: 'Sections of a page' },
] as const;

/** Distances as bars of their own length. */
function Distances() {
  return (
    <TokenTable
      label="Distances"
      head={['Step', 'Length', 'For']}
      rows={STEPS.map(({ step, use }) => [
        <Code key="step">{step}</Code>,
        <span key="bar" className="flex items-center gap-2">
          <span
            data-testid={`step-${step}`}
            className="h-4 rounded-xs bg-primary"
            style={{ width: `calc(var(--spacing) * ${step})` }}
          />
          <span className="text-xs text-muted tabular-nums">{`${step * 4} px`}</span>
        </span>,
        use,
      ])}
    />
  );
}

const meta = { title: 'Spacing', component: Distances } satisfies Meta<typeof Distances>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvas }) => {
    for (const { step } of STEPS) {
      await expect(canvas.getByTestId(`step-${step}`).getBoundingClientRect().width).toBe(step * 4);
    }
  },
};

export const CornersAndShadows: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6 p-2 text-xs text-text">
      <div className="rounded-control border border-strong bg-surface p-6">rounded-control</div>
      <div className="rounded-card border border-border bg-surface p-6 shadow-card">
        rounded-card, shadow-card
      </div>
      <div className="rounded-card bg-raised p-6 shadow-overlay">rounded-card, shadow-overlay</div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('rounded-control')).borderRadius).toBe('6px');
    await expect(getComputedStyle(canvas.getByText(/shadow-card/u)).borderRadius).toBe('10px');
  },
};
