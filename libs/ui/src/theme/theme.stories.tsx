import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Tag } from '../tag/tag';
import { TextLink } from '../text-link/text-link';
import { THEME_PRESETS } from './presets';

const SHADES = [
  'bg-primary-1',
  'bg-primary-2',
  'bg-primary-3',
  'bg-primary-4',
  'bg-primary-5',
  'bg-primary-6',
  'bg-primary-7',
  'bg-primary-8',
  'bg-primary-9',
];

/** Specimen of the tokens: change theme and primary colour in the toolbar. */
function Specimen() {
  return (
    <Card title="Quartet 四重奏">
      <p>
        Text, <span className="text-muted">quieter text</span> and <TextLink href="#link">a link</TextLink>.
      </p>
      <div aria-hidden className="my-4 flex h-6 overflow-hidden rounded-control">
        {SHADES.map((shade) => (
          <span key={shade} className={`flex-1 ${shade}`} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="danger">Danger</Button>
        <Tag tone="primary">primary</Tag>
        <Tag tone="success">success</Tag>
        <Tag tone="danger">danger</Tag>
      </div>
      <Alert tone="warning" title="Warning" className="mt-4">
        What stands on a soft ground reads as well.
      </Alert>
    </Card>
  );
}

const meta = { component: Specimen } satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BlueDawnLight: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Primary' })).backgroundColor).toBe(
      'rgb(22, 120, 211)',
    );
  },
};

export const BlueDawnDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(14, 19, 26)');
  },
};

const preset = (key: (typeof THEME_PRESETS)[number]['key']) =>
  THEME_PRESETS.find((candidate) => candidate.key === key)!.colour;

export const NightfallLight: Story = { globals: { theme: 'light', primary: preset('nightfall') } };
export const NightfallDark: Story = { globals: { theme: 'dark', primary: preset('nightfall') } };
export const AuroraGreenLight: Story = { globals: { theme: 'light', primary: preset('aurora-green') } };
export const DarkPurpleDark: Story = { globals: { theme: 'dark', primary: preset('dark-purple') } };
export const DuskLight: Story = { globals: { theme: 'light', primary: preset('dusk') } };
