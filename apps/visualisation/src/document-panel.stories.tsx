import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { expressionDocument } from './testing/expression-document';
import { clearView, inFramedPage } from './testing/story-page';
import { DocumentPanel } from './document-panel';

const meta = {
  component: DocumentPanel,
  decorators: [inFramedPage],
  args: { kind: 'protein' },
  beforeEach: () => clearView(),
} satisfies Meta<typeof DocumentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const DATA = '*/data/protein.json';

export const Loaded: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(DATA, () => HttpResponse.json(expressionDocument()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TP53 by sample')).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach: ({ msw }) => {
    let requests = 0;
    msw.use(
      http.get(DATA, () => {
        requests += 1;
        return requests === 1
          ? HttpResponse.json({ message: 'Not now.' }, { status: 503 })
          : HttpResponse.json(expressionDocument());
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The figures could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('TP53 by sample')).toBeVisible();
  },
};

export const OtherVersion: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(DATA, () => HttpResponse.json({ ...expressionDocument(), version: 2 }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('cannot read'));
  },
};
