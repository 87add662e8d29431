import { PUZZLE_ENDPOINT, STATE } from '../../ui/protocol.ts';
import type { Show } from './widget.ts';

/** Script of pages whose form asks for Friendly Captcha: starts the widget of version 1 or 2, whose script is loaded from our host. */

async function open(element: HTMLElement): Promise<void> {
  const step = element.closest('fieldset');
  if (!step) return;
  const show: Show = (state) => {
    if (state === null) step.removeAttribute(STATE);
    else step.setAttribute(STATE, state);
  };
  try {
    const { start } = element.hasAttribute(PUZZLE_ENDPOINT) ? await import('./friendly-v1.ts') : await import('./friendly-v2.ts');
    const widget = start(element, show);
    // A page restored from the back/forward cache still holds the solution that it sent.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      show(null);
      widget.reset();
    });
  } catch {
    show('failed');
  }
}

document.querySelectorAll<HTMLElement>('.frc-captcha').forEach(open);
