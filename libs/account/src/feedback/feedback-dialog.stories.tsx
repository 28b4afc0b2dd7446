import { createDatainsClient } from '@omics-portal/api';
import { datainsHttp, messageHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FeedbackDialog } from './feedback-dialog';

const client = createDatainsClient({
  baseUrl: `${location.origin}/datains`,
  locale: () => 'en-US',
  fetch: (request) => globalThis.fetch(request),
});

const received = fn();

const meta = {
  component: FeedbackDialog,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: { open: true, onOpenChange: fn(), client, email: 'lin@example.org', issues: null },
  beforeEach: ({ msw }) => {
    received.mockClear();
    msw.use(
      datainsHttp.on('post', '/api/messages', async ({ request, response }) => {
        received(await request.json());
        return response(201).json({ message: { id: 12 } });
      }),
    );
  },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const subject = () => screen.findByRole('textbox', { name: /Subject/u });
const content = () => screen.getByRole('textbox', { name: /Your feedback/u });
const send = () => screen.getByRole('button', { name: 'Send' });

export const Sends: Story = {
  play: async ({ args, step, userEvent }) => {
    await userEvent.type(await subject(), 'A label');
    await userEvent.type(content(), 'It is wrong.');
    await userEvent.click(send());
    await step('says under which number it was received', async () => {
      await expect(await screen.findByText(/received under number 12/u)).toBeVisible();
      await expect(received).toHaveBeenCalledOnce();
      await expect(received).toHaveBeenCalledWith({
        title: 'A label',
        description: '',
        message_type: 'feedback',
        payload: { email: 'lin@example.org', content: 'It is wrong.', page: location.href },
        status: 'Unread',
      });
    });
    await step('and closes', async () => {
      await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const WithoutPageAndAddress: Story = {
  args: { email: '' },
  play: async ({ userEvent }) => {
    await userEvent.type(await subject(), 'A label');
    await userEvent.type(content(), 'It is wrong.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include the address of this page' }));
    await userEvent.click(send());
    await screen.findByText(/received under number 12/u);
    await expect(received).toHaveBeenCalledWith(
      expect.objectContaining({ payload: { email: '', content: 'It is wrong.' } }),
    );
  },
};

export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody');
    await userEvent.click(send());
    await expect(await screen.findByText('Please enter a subject')).toBeVisible();
    await expect(screen.getByText('Please write what you want to say')).toBeVisible();
    await expect(screen.getByText('This is not an email address')).toBeVisible();
    await expect(await subject()).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(messageHandlers.createTooMany),
  play: async ({ userEvent }) => {
    await userEvent.type(await subject(), 'A label');
    await userEvent.type(content(), 'It is wrong.');
    await userEvent.click(send());
    await expect(await screen.findByText('The feedback was not sent')).toBeVisible();
    await expect(content()).toHaveValue('It is wrong.');
  },
};

export const WithTracker: Story = {
  args: { issues: 'https://issues.example.org' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'issue tracker' })).toHaveAttribute(
      'href',
      'https://issues.example.org',
    );
  },
};
