import { PUZZLE_ENDPOINT } from '../../ui/protocol.ts';
import type { Show, Widget } from './widget.ts';

/** Starts the widget of version 1 or 2, as `widgetAttributes` of the element say. Its script is loaded from our host. */
export async function startWidget(element: HTMLElement, show: Show): Promise<Widget> {
  const { start } = element.hasAttribute(PUZZLE_ENDPOINT) ? await import('./friendly-v1.ts') : await import('./friendly-v2.ts');
  return start(element, show);
}
