import { WidgetInstance } from 'friendly-challenge';
import type { Show, Widget } from './widget.ts';

/** The library writes its styles into the page, which our policy forbids; a constructed sheet is allowed. */
const STYLE = `
.frc-captcha { position: relative; max-width: 20rem; padding-bottom: 1.5rem; border: 1px solid; border-radius: 0.25rem; background: #fff; color: #222 }
.frc-captcha :is(b, a, span, button) { color: #222; font-size: 0.875rem }
.frc-container { display: flex; align-items: center; min-height: 3.25rem }
.frc-icon { flex-shrink: 0; margin: 0.5rem; fill: #222; stroke: #222 }
.frc-content { display: flex; flex: 1; flex-direction: column; gap: 0.25rem; min-width: 0; margin: 0.25rem 0.5rem 0 0 }
.frc-button { min-height: 2.75rem; border: 1px solid #222; border-radius: 0.25rem; background: #f1f1f1; font-weight: 600; cursor: pointer }
.frc-progress { width: 100%; height: 0.25rem; accent-color: #222 }
.frc-captcha .frc-banner { position: absolute; right: 0.5rem; bottom: 0 }
.frc-captcha .frc-banner a { display: block; line-height: 1.5rem }
.frc-captcha .frc-banner * { font-size: 0.75rem }
.frc-err-url { text-decoration: underline; overflow-wrap: anywhere }
`;

let sheet: CSSStyleSheet | undefined;

/** Starts a widget of version 1, which reads its settings from the element. */
export function start(element: HTMLElement, show: Show): Widget {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    document.adoptedStyleSheets.push(sheet);
  }
  return new WidgetInstance(element, {
    skipStyleInjection: true,
    startedCallback: () => show('running'),
    doneCallback: () => show('solved'),
    errorCallback: () => show('failed'),
  });
}
