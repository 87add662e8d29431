import type { Context } from '../context.ts';
import type { UnsentMail } from './store.ts';
import type { MailTemplate } from './template.ts';

/** What a mail is made of. */
export type MailRow = Pick<UnsentMail, 'vorlage' | 'bezug' | 'erstellt_am'>;

/** The address of a mail as it would be sent now, with its template; null if there is nothing to send. Throws if the mail cannot be made. */
export async function loadByRow(
  context: Context,
  templates: readonly MailTemplate[],
  { vorlage, bezug, erstellt_am }: MailRow,
): Promise<{ readonly an: string; readonly template: MailTemplate } | null> {
  const template = templates.find(({ name }) => name === vorlage);
  const loaded = await template?.load(context, bezug, erstellt_am);
  return template && loaded ? { an: loaded.an, template } : null;
}

/** An address masked to its first character and domain, enough for a person who knows it. */
export const maskAddress = (address: string): string => address.replace(/^(.).*(@[^@]*)$/u, '$1…$2');
