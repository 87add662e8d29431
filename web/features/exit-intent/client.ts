import { EXIT_COOKIE, secondsOf } from '../../../contract/values/cookies.ts';
import { CONSENT } from '../../ui/protocol.ts';

/** Time in ms on a page before the exit question may appear. */
const WAIT_MS = 15_000;
const SHOWN_COOKIE = `${EXIT_COOKIE.names[0]}=1`;

/** Opens the exit dialog once, when the pointer leaves the page at its upper edge; never over the banner or another dialog. */
export function startExitIntent(): void {
  const dialog = document.getElementById('exit-intent');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY > 0 || document.cookie.includes(SHOWN_COOKIE) || document.querySelector(`[${CONSENT}], dialog[open]`)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every browser
    document.cookie = `${SHOWN_COOKIE}; path=/; max-age=${secondsOf(EXIT_COOKIE.lifetime)}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    dialog.showModal();
  };
  setTimeout(() => document.documentElement.addEventListener('mouseleave', leave), WAIT_MS);
}
