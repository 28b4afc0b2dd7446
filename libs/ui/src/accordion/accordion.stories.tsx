import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion';
import { ACCORDION_USAGE } from './accordion-usage';

const meta = {
  component: Accordion,
  parameters: { usage: ACCORDION_USAGE },
  args: {
    items: [
      { value: 'format', title: 'Data format', content: 'FASTQ, VCF, CSV' },
      { value: 'donor', title: 'Donor', content: 'D5, D6, F7, M8' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Data format' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Donor' }));
    await expect(canvas.getByRole('region', { name: 'Data format' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Donor' })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  args: { type: 'single', defaultValue: 'format' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Donor' }));
    await expect(canvas.getByText('D5, D6, F7, M8')).toBeVisible();
    await expect(canvas.queryByText('FASTQ, VCF, CSV')).not.toBeInTheDocument();
  },
};

export const OpenAtFirst: Story = { args: { defaultValue: ['format', 'donor'] } };

export const ByKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const head = (name: string) => canvas.getByRole('button', { name });
    await step('Enter opens, Space closes', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(head('Data format')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard(' ');
      await expect(head('Data format')).toHaveAttribute('aria-expanded', 'false');
    });
    await step('the arrow keys, Home and End move between the headers', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(head('Donor')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(head('Data format')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(head('Donor')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(head('Data format')).toHaveFocus();
    });
    await step('each head is a heading, and Tab goes to the next one', async () => {
      await expect(canvas.getAllByRole('heading')).toHaveLength(2);
      await userEvent.tab();
      await expect(head('Donor')).toHaveFocus();
    });
  },
};

const LONG = 'Quartet_DNA_ILM_NovaSeq_ARD_LCL5_1_20260102_with_a_name_that_no_head_is_wide_enough_for';

export const LongTextNarrow: Story = {
  args: { items: [{ value: 'long', title: LONG, content: LONG }], defaultValue: 'long' },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-slot="accordion"]');
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};
