import { FriendlyCaptchaSDK } from '@friendlycaptcha/sdk';
import type { Show, Widget } from './widget.ts';

/** What the page shows in the states of the widget; in all others it waits for the visitor. */
const SHOWN: Readonly<Record<string, 'running' | 'solved' | 'failed'>> = {
  activating: 'running',
  requesting: 'running',
  solving: 'running',
  verifying: 'running',
  completed: 'solved',
  error: 'failed',
};

/** The library wants one instance for all widgets of a page. */
let sdk: FriendlyCaptchaSDK | undefined;

/** Starts a widget of version 2, which reads its settings from the element. */
export function start(element: HTMLElement, show: Show): Widget {
  element.addEventListener('frc:widget.statechange', (event) => {
    show(SHOWN[(event as CustomEvent<{ readonly state: string }>).detail.state] ?? null);
  });
  sdk ??= new FriendlyCaptchaSDK({ disableEvalPatching: true });
  const [widget] = sdk.attach(element);
  if (!widget) throw new Error('no widget');
  return widget;
}
