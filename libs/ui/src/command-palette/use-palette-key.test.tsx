// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePaletteKey } from './use-palette-key';

function Page({ onPress }: { onPress: () => void }) {
  usePaletteKey(onPress);
  return <h1>Page</h1>;
}

it('hears a press of Ctrl+K as soon as the page is in the document', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const onPress = vi.fn();
  const pressed = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      resolve();
    }).observe(host, { childList: true });
  });
  root.render(<Page onPress={onPress} />);
  await pressed;
  expect(onPress).toHaveBeenCalledOnce();
});
