import type { Names } from './names.ts';

/** Component template: a titled note with variants, documented props, theme tokens and slots for styling. */
export function componentFile({ pascal, camel, kebab }: Names): string {
  return `import { cva } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export type ${pascal}Tone = 'neutral' | 'primary';

const ${camel}Styles = cva('min-w-0 rounded-card border p-4 wrap-anywhere', {
  variants: {
    tone: {
      neutral: 'border-neutral-line bg-neutral-soft',
      primary: 'border-primary-7 bg-primary-9',
    } satisfies Record<${pascal}Tone, string>,
  },
});

export interface ${pascal}Props {
  /** Heading, at level 2; names the region. */
  title: string;
  /** Body. */
  children: ReactNode;
  /**
   * Colour; the text carries the meaning.
   *
   * @default neutral
   */
  tone?: ${pascal}Tone | undefined;
  /** Layout among other elements: margin, width. */
  className?: string | undefined;
}

/** Region with a heading and a body, in one of two tones. */
export function ${pascal}({ title, children, tone = 'neutral', className }: ${pascal}Props) {
  const id = useId();
  return (
    <section data-slot="${kebab}" aria-labelledby={id} className={cn(${camel}Styles({ tone }), className)}>
      <h2 id={id} className="text-heading font-semibold">
        {title}
      </h2>
      <div className="mt-2 text-sm text-text">{children}</div>
    </section>
  );
}
`;
}

/** Usage guidance for the docs page, true for the generated component. */
export function componentUsage({ constant }: Names): string {
  return `import { type ComponentUsage } from '../usage/component-usage';

export const ${constant}_USAGE: ComponentUsage = {
  when: ['A short text on one subject that belongs to the page and lasts.'],
  whenNot: [
    'A message with a severity, such as a warning: use Alert.',
    'The outcome of an action: use Toast.',
    'A larger part of the page: use Card.',
  ],
  anatomy: [
    'Title (title): a heading of level 2 that names the region.',
    'Body (children).',
    'Colour (tone): of the border and the background.',
  ],
  keyboard: 'Not interactive: it takes no focus. Links in its body have their own keys.',
};
`;
}

/** Stories template: each tone and long text, with controls from the props and browser checks. */
export function componentStories({ pascal, constant, kebab }: Names): string {
  return `import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${pascal} } from './${kebab}';
import { ${constant}_USAGE } from './${kebab}-usage';

const meta = {
  component: ${pascal},
  parameters: { usage: ${constant}_USAGE },
  args: { title: 'Batch 7', children: 'Libraries of this batch were sequenced twice.' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Batch 7' })).toHaveTextContent('sequenced twice');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Batch 7' })).toBeVisible();
  },
};

export const Primary: Story = { args: { tone: 'primary' } };

export const LongText: Story = {
  args: { title: 'Quartet_DNA_BGI_SEQ2000_BGI_LCL5_1_20180518_hc.vcf.gz', className: 'w-40' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};
`;
}
