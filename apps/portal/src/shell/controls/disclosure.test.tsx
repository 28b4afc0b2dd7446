// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disclosure } from './disclosure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets a second pass, after which a panel that opens on hover is open. */
const letTimePass = () => act(() => void vi.advanceTimersByTime(1000));

/** Events of a mouse, which jsdom creates without the type of their pointer. */
function mouse(type: 'pointerover' | 'pointermove'): Event {
  return Object.defineProperty(new MouseEvent(type, { bubbles: true }), 'pointerType', { value: 'mouse' });
}

test('a panel opens for a mouse that moves over its button, not when the button comes under one that rests', () => {
  render(
    <Disclosure opensOnHover trigger={(props) => <button {...props}>Bell</button>}>
      {() => 'Notifications'}
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Bell' });
  fireEvent(button, mouse('pointerover'));
  letTimePass();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent(button, mouse('pointermove'));
  letTimePass();
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
