import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { inSeqflowHost } from '../testing/seqflow-host';
import { GroupField } from './group-field';

function Field({ initial }: { readonly initial: string }) {
  const [group, setGroup] = useState(initial);
  return <GroupField group={group} error={undefined} onChange={setGroup} />;
}

const meta = {
  component: Field,
  decorators: [inSeqflowHost],
  args: { initial: '' },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

function offers(names: readonly string[]): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(names);
    await userEvent.click(options.at(-1) ?? document.body);
    await expect(canvas.getByRole('combobox', { name: 'Group' })).toHaveTextContent(names.at(-1) ?? '');
  };
}

export const GroupsOfUser: Story = { play: offers(['No group', 'Example Team']) };

export const NoGroups: Story = {
  parameters: { ports: { session: { signedIn: true, email: 'ada@example.org', groups: [] } } },
  play: offers(['No group']),
};

/** The group of an older draft is shown, although the user has left it. */
export const FormerGroup: Story = {
  args: { initial: 'Former Team' },
  play: offers(['No group', 'Example Team', 'Former Team']),
};
