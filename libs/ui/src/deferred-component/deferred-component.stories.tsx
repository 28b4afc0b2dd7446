import { Component, StrictMode, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { deferredComponent } from './deferred-component';
import { DEFERRED_COMPONENT_USAGE } from './deferred-component-usage';

/** Error boundary with the message of the error. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string | null }> {
  override state: { readonly message: string | null } = { message: null };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <p role="alert">{message}</p>;
  }
}

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const load = fn<() => Promise<typeof Greeting>>();

/** Page that mounts the component when its button is clicked, and removes it with the next click. */
function Page() {
  const [Deferred] = useState(() => deferredComponent(load));
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Show
      </button>
      <StrictMode>{shown ? <Boundary>{<Deferred name="reader" />}</Boundary> : null}</StrictMode>
    </>
  );
}

const meta = {
  component: Page,
  parameters: { usage: DEFERRED_COMPONENT_USAGE },
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The component is there in the first frame when it is mounted again. */
export const LoadedOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    load.mockResolvedValue(Greeting);
    const button = canvas.getByRole('button', { name: 'Show' });
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText('Hello reader')).toBeVisible();
    const calls = load.mock.calls.length;
    await userEvent.click(button);
    await expect(canvas.queryByText('Hello reader')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByText('Hello reader')).toBeVisible();
    await expect(load).toHaveBeenCalledTimes(calls);
  },
};

/** A failed load reaches the error boundary, and the next mount tries again. */
export const FailedLoad: Story = {
  play: async ({ canvas, userEvent }) => {
    load.mockRejectedValue(new Error('No connection'));
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
    load.mockReset();
    load.mockResolvedValue(Greeting);
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText('Hello reader')).toBeVisible());
  },
};
