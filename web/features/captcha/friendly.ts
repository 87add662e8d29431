import { STATE } from '../../ui/protocol.ts';
import { startWidget } from './start-widget.ts';
import type { Show } from './widget.ts';

/** Script of pages whose form asks for Friendly Captcha. */

async function open(element: HTMLElement): Promise<void> {
  const step = element.closest('fieldset');
  if (!step) return;
  const show: Show = (state) => {
    if (state === null) step.removeAttribute(STATE);
    else step.setAttribute(STATE, state);
  };
  try {
    const widget = await startWidget(element, show);
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
