import { CLOSES, READY } from '../../ui/protocol.ts';
import { afterPaint } from './after-paint.ts';

/** A link to a dialog opens it before the page; the browser keeps focus in it, closes it by Esc and gives focus back. */
export function openDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.toggleAttribute(READY, true);
    const open = () => dialog.open || dialog.showModal();
    // A browser takes its time to hold back the page behind a dialog: the press itself is shown before.
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

/** A link that does something in place: said to be a button, and pressed like one. */
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
