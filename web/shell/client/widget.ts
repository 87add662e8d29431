import type { WidgetMessage } from '../../../contract/pages/widget.ts';
import { FRAME_HOSTS } from '../../ui/protocol.ts';

/**
 * `FRAME_HOSTS` names the hosts whose pages may frame this one. Sends the height of the content to the framing page, so that the frame
 * grows with it. Only pages of these hosts receive the message, and this page accepts no messages.
 */
export function reportHeight(): void {
  const hosts = document.documentElement.getAttribute(FRAME_HOSTS);
  if (hosts === null || parent === window) return;
  const origins = originsAround(hosts.split(' '));
  const report = () => {
    const message: WidgetMessage = { empfehlwerkHoehe: Math.ceil(document.body.getBoundingClientRect().height) };
    for (const origin of origins) parent.postMessage(message, origin);
  };
  new ResizeObserver(report).observe(document.body);
}

/**
 * Origins that may receive the height. With `ancestorOrigins`, only the framing page, if it is of these hosts. Otherwise all of them: the browser
 * delivers a message only to the matching origin.
 */
function originsAround(hosts: readonly string[]): readonly string[] {
  const schemes = location.protocol === 'https:' ? ['https'] : ['http', 'https'];
  const listed = hosts.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`));
  const around = location.ancestorOrigins?.[0];
  return around === undefined ? listed : listed.filter((origin) => origin === around);
}
