import { CLOSES, READY } from '../../ui/protocol.ts';
import { afterPaint } from './after-paint.ts';

/** Opens a dialog as a modal on a click on a link to it; the browser traps the focus, closes it on Esc and returns the focus. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.toggleAttribute(READY, true);
    const open = () => dialog.open || dialog.showModal();
    // Making the page behind a dialog inert takes the browser some time, so the pressed button is painted first.
    for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${dialog.id}"]`)) asButton(link, () => afterPaint(open));
    for (const link of dialog.querySelectorAll<HTMLElement>(`[${CLOSES}]`)) asButton(link, () => dialog.close());
    let isPressedBeside = false;
    dialog.addEventListener('pointerdown', ({ target }) => {
      isPressedBeside = target === dialog;
    });
    dialog.addEventListener('click', ({ target }) => {
      if (isPressedBeside && target === dialog) dialog.close();
    });
    if (location.hash === `#${dialog.id}`) open();
  }
}

/** Gives a link that acts on the page the role and the keys of a button. */
function asButton(link: HTMLElement, act: () => void): void {
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    act();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
