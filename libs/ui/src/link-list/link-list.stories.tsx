import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Folder, Upload } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkList } from './link-list';
import { LINK_LIST_USAGE } from './link-list-usage';

const meta = {
  component: LinkList,
  parameters: { usage: LINK_LIST_USAGE },
  // Rows extend a little beyond their box, into the padding of a card.
  decorators: (Story) => (
    <div className="p-4">
      <Story />
    </div>
  ),
  args: {
    items: [
      { href: '#uploads', label: 'Upload a dataset', icon: <Upload /> },
      {
        href: '#files',
        label: 'A way whose name is so long that a phone has to break it into lines',
        icon: <Folder />,
      },
    ],
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ways: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    const first = canvas.getByRole('link', { name: 'Upload a dataset' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('href', '#uploads');
  },
};
