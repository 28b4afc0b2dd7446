import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AvatarList } from './avatar-list';
import { AVATAR_LIST_USAGE } from './avatar-list-usage';

const NAMES = [
  'Ada Lovelace',
  '欧阳修',
  'Rosalind Franklin',
  'researcher',
  '陈建功',
  'Barbara McClintock',
  '吴健雄',
];
const people = (count: number) => NAMES.slice(0, count).map((name) => ({ key: name, name }));

const meta = {
  component: AvatarList,
  parameters: { usage: AVATAR_LIST_USAGE },
  args: {
    label: 'Members of the group',
    people: people(3),
    moreLabel: (count) => `${count} more members`,
  },
} satisfies Meta<typeof AvatarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Members of the group' });
    await expect(within(list).getAllByRole('img')).toHaveLength(3);
    await userEvent.hover(canvas.getByRole('img', { name: '欧阳修' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('欧阳修');
  },
};

export const OneOver: Story = {
  args: { people: people(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Many: Story = {
  args: { people: people(7) },
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    const more = canvas.getByRole('button', { name: '3 more members' });
    await step('the keyboard opens the rest', async () => {
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const rest = await screen.findByRole('dialog', { name: '3 more members' });
      await expect(within(rest).getByText('Barbara McClintock')).toBeVisible();
      await expect(within(rest).queryByText('Ada Lovelace')).not.toBeInTheDocument();
    });
    await step('and closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(more).toHaveFocus();
    });
  },
};

export const Opened: Story = {
  args: {
    people: [...people(6), { key: 'long', name: 'a-service-account-with-a-name-of-no-spaces-at-all' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const rest = await screen.findByRole('dialog');
    await expect(rest.scrollWidth).toBe(rest.clientWidth);
  },
};

export const Small: Story = { args: { size: 'sm', people: people(7) } };

export const RightToLeft: Story = {
  args: { people: people(7) },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Infinity,
    );
  },
};
