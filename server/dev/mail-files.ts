import PostalMime, { type Email } from 'postal-mime';
import { readMailFiles } from '../mail/transport.ts';

/** A sent mail, as the tools of the demo show it. */
export interface DevMail {
  readonly Id: string;
  readonly An: string[];
  readonly Betreff: string;
  readonly Zeit: string;
  readonly Text: string;
  readonly Html: string;
  readonly Links: string[];
}

/** The HTML of a mail with its attached pictures as data URLs, so that the page shows them. */
export const withPictures = ({ html = '', attachments }: Email): string =>
  attachments.reduce((shown, { contentId, mimeType, content }) => {
    const data = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('base64');
    return shown.replaceAll(`cid:${contentId?.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${data}`);
  }, html);

/** The sent mails in a folder, the newest first. */
export async function readMails(
  directory: string,
  selected: Parameters<typeof readMailFiles>[1],
  htmlOf = ({ html = '' }: Email): string => html,
): Promise<DevMail[]> {
  const files = await readMailFiles(directory, selected);
  return Promise.all(
    files.map(async ({ id, raw }) => {
      const mail = await PostalMime.parse(raw);
      const Html = htmlOf(mail);
      return {
        Id: id,
        An: (mail.to ?? []).flatMap(({ address }) => address ?? []),
        Betreff: mail.subject ?? '',
        Zeit: new Date(mail.date ?? 0).toISOString(),
        Text: mail.text ?? '',
        Html,
        Links: [...Html.matchAll(/<a\s[^<>]*href="([^"]+)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')),
      };
    }),
  );
}
