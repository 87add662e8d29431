import { COPIED, COPIES, TEXT_COPIED, TEXT_SELECTED } from '../../ui/protocol.ts';
import { all } from './all.ts';

/** Copies the text of the element that `COPIES` names on a click, with ordinary spaces; selects it if the browser does not allow copying. */
export function copyOnClick(): void {
  for (const button of all(`[${COPIES}]`)) {
    const label = button.querySelector('span');
    const source = document.getElementById(button.getAttribute(COPIES) ?? '');
    if (!label || !source) continue;
    const words = label.textContent;
    button.addEventListener('click', async () => {
      const isCopied = await copy(source).then(
        () => true,
        () => false,
      );
      label.textContent = button.getAttribute(isCopied ? TEXT_COPIED : TEXT_SELECTED) ?? words;
      button.toggleAttribute(COPIED, isCopied);
      setTimeout(() => {
        label.textContent = words;
        button.removeAttribute(COPIED);
      }, 3000);
    });
  }
}

async function copy(source: HTMLElement): Promise<void> {
  try {
    const text = source instanceof HTMLTextAreaElement ? source.value : (source.textContent ?? '');
    await navigator.clipboard.writeText(text.replaceAll('\u00a0', ' '));
  } catch (error) {
    if (source instanceof HTMLTextAreaElement) source.select();
    else getSelection()?.selectAllChildren(source);
    throw error;
  }
}
