import { applyTheme, contrast, THEME_PRESETS } from '@omics-portal/ui';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Code, Section, TokenTable } from './specimen';
import { useTokens } from './use-tokens';

const steps = (family: string, count: number) =>
  Array.from({ length: count }, (_, at) => `--${family}-${at + 1}`);

function Swatches({ label, names }: { label: string; names: readonly string[] }) {
  const values = useTokens(names);
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
      {names.map((name, at) => (
        <li key={name} className="text-xs">
          <span
            className="block h-14 rounded-control border border-border"
            style={{ background: `var(${name})` }}
          />
          <span className="mt-1 block font-mono wrap-anywhere">{name}</span>
          <span className="block font-mono text-muted">{values[at]}</span>
        </li>
      ))}
    </ul>
  );
}

const PRIMARY = ['--primary', '--primary-hover', '--on-primary', '--primary-text', '--focus'];
const SURFACES = ['--canvas', '--surface', '--raised', '--sunken', '--border', '--border-strong'];
const TONES = ['success', 'warning', 'danger', 'info'].flatMap((tone) => [
  `--${tone}`,
  `--${tone}-soft`,
  `--${tone}-line`,
]);

/** Pairs of text and background colours, with the minimum contrast of each. */
const PAIRS = [
  ['--text', '--canvas', 4.5],
  ['--text', '--surface', 4.5],
  ['--muted', '--surface', 4.5],
  ['--muted', '--sunken', 4.5],
  ['--primary-text', '--surface', 4.5],
  ['--primary-text', '--primary-9', 4.5],
  ['--on-primary', '--primary', 4.5],
  ['--success', '--success-soft', 4.5],
  ['--warning', '--warning-soft', 4.5],
  ['--danger', '--danger-soft', 4.5],
  ['--info', '--info-soft', 4.5],
  ['--border-strong', '--surface', 3],
] as const;

/** The build writes `#ffffff` as `#fff`. */
const inFull = (hex = '') => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/giu, '$&$&') : hex);

function Sample({ text, ground, isLine }: { text: string; ground: string; isLine: boolean }) {
  const colour = `var(${text})`;
  const style = { background: `var(${ground})`, ...(isLine ? { borderColor: colour } : { color: colour }) };
  return (
    <span
      className="inline-block rounded-control border border-border px-3 py-1 whitespace-nowrap"
      style={style}
    >
      {isLine ? <span aria-hidden className="inline-block w-12" /> : 'Aa 组学'}
    </span>
  );
}

function Contrasts() {
  const values = useTokens(PAIRS.flatMap(([text, ground]) => [text, ground]));
  const rows = PAIRS.map(([text, ground, least], at) => {
    const ratio = contrast(inFull(values[at * 2]), inFull(values[at * 2 + 1]));
    return [
      <Sample key="sample" text={text} ground={ground} isLine={least < 4.5} />,
      <Code key="text">{text}</Code>,
      <Code key="ground">{ground}</Code>,
      <span key="ratio" className="tabular-nums">{`${ratio.toFixed(2)} ≥ ${least}`}</span>,
    ];
  });
  return <TokenTable label="Contrast of pairs" head={['Sample', 'Text', 'Ground', 'Contrast']} rows={rows} />;
}

/** Colour tokens with their values in the current theme. */
function Palette() {
  return (
    <div className="text-text">
      <Section title="Primary">
        <Swatches label="Primary" names={PRIMARY} />
      </Section>
      <Section title="Nine shades toward the ground">
        <Swatches label="Shades" names={steps('primary', 9)} />
      </Section>
      <Section title="Scale of ten, even to the eye">
        <Swatches label="Scale" names={steps('scale', 10)} />
      </Section>
      <Section title="Grounds and lines">
        <Swatches label="Grounds and lines" names={SURFACES} />
      </Section>
      <Section title="Tones">
        <Swatches label="Tones" names={TONES} />
      </Section>
      <Section title="Series of a chart">
        <Swatches label="Series of a chart" names={steps('chart', 8)} />
      </Section>
    </div>
  );
}

const meta = { title: 'Colour', component: Palette } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getAllByText('#1890ff')).not.toHaveLength(0);
    await step('what is shown follows the theme', async () => {
      await applyTheme({ mode: 'light', primary: '#722ED1', colourWeak: false });
      await expect(await canvas.findAllByText('#722ed1')).not.toHaveLength(0);
    });
  },
};

export const Contrast: Story = {
  render: () => <Contrasts />,
  play: async ({ canvas }) => {
    const ratios = canvas.getAllByText(/≥/u).map((cell) => (cell.textContent ?? '').split(' ≥ ').map(Number));
    await expect(ratios).toHaveLength(PAIRS.length);
    await expect(ratios.filter(([ratio = 0, least = 0]) => ratio < least)).toEqual([]);
  },
};

export const Presets: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 text-sm text-text">
      {THEME_PRESETS.map(({ key, colour }) => (
        <li key={key} className="flex items-center gap-3">
          <span className="size-8 rounded-full border border-border" style={{ background: colour }} />
          <span>
            {key} <span className="block font-mono text-xs text-muted">{colour}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(8),
};
