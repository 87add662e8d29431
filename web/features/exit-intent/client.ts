import { EXIT_COOKIE, secondsOf } from '../../../contract/values/cookies.ts';
import { CONSENT } from '../../ui/protocol.ts';

/** Time on a page before the exit question may appear. */
const WAIT_MS = 15_000;
const ASKED = `${EXIT_COOKIE.names[0]}=1`;

/** Asks once, when the pointer leaves a page at its upper edge; never over the banner or another dialog. */
export function askWhoLeaves(): void {
  const dialog = document.getElementById('exit-intent');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY > 0 || document.cookie.includes(ASKED) || document.querySelector(`[${CONSENT}], dialog[open]`)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to set it is not in every browser
    document.cookie = `${ASKED}; path=/; max-age=${secondsOf(EXIT_COOKIE.lifetime)}; samesite=lax`;
    dialog.showModal();
  };
  setTimeout(() => document.documentElement.addEventListener('mouseleave', leave), WAIT_MS);
}
