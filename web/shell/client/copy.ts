import { COPIES, TEXT_COPIED, TEXT_SELECTED } from '../../ui/protocol.ts';
import { all } from './all.ts';

/** Copies the text of the element that `COPIES` names on a click; selects it if the browser does not allow copying. */
export function copyOnClick(): void {
  for (const button of all(`[${COPIES}]`)) {
    const label = button.querySelector('span');
    const source = document.getElementById(button.getAttribute(COPIES) ?? '');
    if (!label || !source) continue;
    const words = label.textContent;
    button.addEventListener('click', async () => {
      const said = await copy(source).then(
        () => button.getAttribute(TEXT_COPIED),
        () => button.getAttribute(TEXT_SELECTED),
      );
      label.textContent = said ?? words;
      setTimeout(() => {
        label.textContent = words;
      }, 3000);
    });
  }
}

async function copy(source: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(source instanceof HTMLTextAreaElement ? source.value : (source.textContent ?? ''));
  } catch (error) {
    if (source instanceof HTMLTextAreaElement) source.select();
    else getSelection()?.selectAllChildren(source);
    throw error;
  }
}
