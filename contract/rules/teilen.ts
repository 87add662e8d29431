import type { MandantKonfiguration } from '../calls/mandant.ts';

/** Channels of a referral link by the value of its `channel` parameter, with the tenant's setting that holds the place in the order. */
const MODULE = {
  email: 'ModuleEmailClient',
  gmail: 'ModuleGmail',
  outlook: 'ModuleOutlook',
  yahoo: 'ModuleYahoo',
  facebook: 'ModuleFacebook',
  whatsapp: 'ModuleWhatsapp',
  twitter: 'ModuleTwitter',
  xing: 'ModuleXing',
  linkedin: 'ModuleLinkedIn',
  sms: 'ModuleSms',
  messenger: 'ModuleMessenger',
  instagram: 'ModuleInstagram',
} as const satisfies Record<string, keyof MandantKonfiguration>;

export type Kanal = keyof typeof MODULE;
export const KANAELE = Object.keys(MODULE) as readonly Kanal[];
type KanalSetting = (typeof MODULE)[Kanal];
export type KanalSettings = Pick<MandantKonfiguration, KanalSetting | 'FacebookId'>;

/** Channels that open an app of the phone; without the app nothing opens. */
export const APP_KANAELE: readonly Kanal[] = ['sms', 'messenger'];

/** Shared message with the link in it, and the additional parts of an e-mail. */
export interface Nachricht {
  readonly text: string;
  /** Texts of single channels that replace `text`, as long as the message is not rewritten. */
  readonly texte?: Readonly<Partial<Record<Kanal, string>>>;
  readonly link: string;
  readonly betreff: string;
  /** Greeting and signature of an e-mail around `{text}`. */
  readonly rahmen: string;
}

export interface Geteilt {
  readonly Kanal: Kanal;
  readonly Adresse: string;
  /** Text that the channel sends. */
  readonly Text: string;
  readonly Betreff?: string;
}

/** Addresses stay below 1,900 characters. Posts on X have at most 280; X counts a link as 23, and characters of many scripts as two. */
const MAX_ADRESSE = 1899;
const MAX_POST = 280 - 24;

/** The tenant's channels in its order; -1 means off. Messenger also needs a `FacebookId`. */
export function kanaeleOf(konfiguration: KanalSettings): Kanal[] {
  const platz = (kanal: Kanal) => konfiguration[MODULE[kanal]];
  return KANAELE.filter((kanal) => platz(kanal) >= 0 && (kanal !== 'messenger' || konfiguration.FacebookId !== null)).sort(
    (a, b) => platz(a) - platz(b),
  );
}

/** The tenant's channels in its order, each with the address that opens it and the text that it sends. */
export const shareOptions = (konfiguration: KanalSettings, nachricht: Nachricht): Geteilt[] =>
  kanaeleOf(konfiguration).map((kanal) => shareOn(kanal, nachricht, konfiguration.FacebookId));

/** One channel with its address and text. A message that is too long is cut, but never its link. */
export function shareOn(kanal: Kanal, nachricht: Nachricht, facebookId: string | null = null): Geteilt {
  const link = `${nachricht.link}${nachricht.link.includes('?') ? '&' : '?'}channel=${kanal}`;
  const text = withLink({ ...nachricht, text: nachricht.texte?.[kanal] ?? nachricht.text }, link);
  const u = encode(link);
  switch (kanal) {
    case 'facebook': {
      const app = facebookId && `https://www.facebook.com/dialog/share?app_id=${encode(facebookId)}&display=popup&href=${u}`;
      return { Kanal: kanal, Adresse: app || `https://www.facebook.com/sharer/sharer.php?u=${u}`, Text: link };
    }
    case 'linkedin':
      return { Kanal: kanal, Adresse: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`, Text: link };
    case 'xing':
      return { Kanal: kanal, Adresse: `https://www.xing.com/spi/shares/new?url=${u}`, Text: link };
    case 'twitter': {
      const words = cut(text.replaceAll(link, '').trim(), (short) => weightOf(short) <= MAX_POST);
      return { Kanal: kanal, Adresse: `https://x.com/intent/tweet?text=${encode(words)}&url=${u}`, Text: `${words} ${link}` };
    }
    case 'messenger':
      return { Kanal: kanal, Adresse: `fb-messenger://share?link=${u}${facebookId ? `&app_id=${encode(facebookId)}` : ''}`, Text: link };
    case 'instagram':
      // Instagram accepts no text from outside, so the user copies the message and pastes it there.
      return { Kanal: kanal, Adresse: 'https://www.instagram.com/', Text: text };
    case 'sms':
      return fitted(kanal, text, link, (short) => `sms:?&body=${encode(short)}`);
    case 'whatsapp':
      return fitted(kanal, text, link, (short) => `https://wa.me/?text=${encode(short)}`);
    default: {
      const subject = encode(nachricht.betreff);
      const mail = (words: string) => nachricht.rahmen.replace('{text}', () => words);
      const sent = fitted(kanal, text, link, (short) => MAIL[kanal](subject, encode(mail(short))));
      return { ...sent, Text: mail(sent.Text), Betreff: nachricht.betreff };
    }
  }
}

const MAIL: Record<'email' | 'gmail' | 'outlook' | 'yahoo', (subject: string, body: string) => string> = {
  email: (subject, body) => `mailto:?subject=${subject}&body=${body.replaceAll('%0A', '%0D%0A')}`,
  gmail: (subject, body) => `https://mail.google.com/mail/?view=cm&fs=1&to=&su=${subject}&body=${body}`,
  outlook: (subject, body) => `https://outlook.live.com/mail/0/deeplink/compose?subject=${subject}&body=${body}`,
  yahoo: (subject, body) => `https://compose.mail.yahoo.com/?to=&subject=${subject}&body=${body}`,
};

/** `encodeURIComponent` throws on lone surrogates, so they are replaced first. */
const encode = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The message with the channel's link. If the writer removed the link, it is appended. */
function withLink({ text, link }: Nachricht, channelLink: string): string {
  const words = text.replace(/\r\n?/g, '\n').trim();
  return words.includes(link) ? words.replaceAll(link, () => channelLink) : `${words}\n${channelLink}`.trim();
}

function fitted(kanal: Kanal, text: string, link: string, adresse: (text: string) => string): Geteilt {
  const fits = (words: string) => adresse(words).length <= MAX_ADRESSE;
  if (fits(text)) return { Kanal: kanal, Adresse: adresse(text), Text: text };
  const words = `${cut(text.replaceAll(link, '').trim(), (short) => fits(`${short}\n${link}`))}\n${link}`;
  return { Kanal: kanal, Adresse: adresse(words), Text: words };
}

/** The longest beginning that fits, with an ellipsis if the text was cut. */
function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const characters = [...text];
  let [low, high] = [0, characters.length];
  const short = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(short(middle))) low = middle;
    else high = middle - 1;
  }
  return short(low);
}

/** Length as counted by X: Latin letters and common signs as one, all other characters as two. */
const weightOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\0-\u10ff\u2000-\u201f]/.test(character) ? 1 : 2), 0);
