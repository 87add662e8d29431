import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBildPlace } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { NO_BREAK_WORD, preventBreaks } from '../../texts/no-break.ts';
import type { MailContent, MailLink } from './content.ts';
import { Head, Letterhead, type MailPart, WIDTH } from './head.tsx';
import { Karte } from './karte.tsx';
import { renderText, withPlainSentences } from './plain-text.ts';
import { darkStyle, Eckdaten, fontStack, Hint, headingStyle, Large, Lines, Paragraphs, Regards, Table } from './sheet.tsx';

export interface MailLook {
  readonly theme: Theme;
  /** Name of the tenant. */
  readonly absender: string;
  /** Last line of each mail before its foot; empty if the tenant wants none. */
  readonly gruss: string;
  readonly fuss: string;
  readonly locale: Locale;
  /** Sentence above the button's address in plain text. */
  readonly linkUnter: string;
  /** Text alternative of the picture at the head; empty if it only decorates. */
  readonly szene: string;
  /** The tenant's pictures as attachments of the mail, with their sizes in pixels. */
  readonly bilder?: { readonly [P in MailBildPlace]?: MailPart };
}

/**
 * A mail in HTML and as text. The button's address is the first link of both, the second link follows; an address in other texts loses its
 * scheme. Words of people have passed `unlinked`.
 */
export function renderMail(mail: MailContent, look: MailLook): { html: string; text: string } {
  const content = withPlainSentences(mail);
  return {
    html: `<!doctype html>${preventBreaks(keepTogether(renderToStaticMarkup(<Mail mail={content} look={look} />)), 'style="white-space:nowrap"', NO_BREAK)}`,
    text: renderText(content, look),
  };
}

/** Words that keep their hyphens on one line, and numbers of orders and documents such as RE-70002. */
const NO_BREAK = new RegExp(`${NO_BREAK_WORD.source}|(?<![\\p{L}\\p{N}/=&?.-])\\p{Lu}{1,4}(?:-\\p{Lu}?\\d+)+(?![\\p{L}\\p{N}-])`, 'gu');

/** An IBAN in groups of four, masked or not. */
const IBAN = /\b[A-Z]{2}\d{2}(?: [\d•]{4}){3,7}(?: [\d•]{1,4})?/g;

/** Keeps on one line: an amount and its sign, a time and its word, an IBAN; and a separator at the end of its line. */
const keepTogether = (html: string): string =>
  html.replace(/(?<=\d) (?=€|Uhr\b)| (?=· )/g, '\u00a0').replace(IBAN, (iban) => iban.replaceAll(' ', '\u00a0'));

function Mail({ mail, look }: { mail: MailContent; look: MailLook }) {
  const { color, font } = look.theme;
  return (
    <html lang={look.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{mail.betreff}</title>
        <style>{darkStyle(color)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: color.bg }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{mail.absaetze[0]}</div>
        <Table className="page" style={{ backgroundColor: color.bg }}>
          <td align="center" style={{ padding: '32px 16px' }}>
            <Table style={{ maxWidth: WIDTH, fontFamily: fontStack(font.body), fontSize: 17, lineHeight: 1.5, color: color.text }}>
              <td align="left">
                <Letterhead look={look} />
                <Head look={look} />
                <Card mail={mail} look={look} />
                <p className="ink" style={{ margin: '24px 8px 0', fontSize: 14, color: color.text }}>
                  {look.fuss}
                </p>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

function Card({ mail, look }: { mail: MailContent; look: MailLook }) {
  const { color, radius, font } = look.theme;
  const corners = look.bilder?.szene
    ? { borderTop: 0, borderRadius: `0 0 ${radius.card}px ${radius.card}px` }
    : { borderRadius: radius.card };
  const card = { padding: '32px 28px', backgroundColor: color.surface, border: `1px solid ${color.border}`, ...corners };
  return (
    <Table style={{ borderCollapse: 'separate' }}>
      <td className="card ink" align="left" style={{ ...card, color: color.text }}>
        <h1 style={{ ...headingStyle(font.heading, 26), margin: '0 0 20px', textWrap: 'balance' }}>{mail.betreff}</h1>
        {mail.eckdaten && <Eckdaten eckdaten={mail.eckdaten} font={font.numbers} />}
        {mail.karte && <Karte karte={mail.karte} look={look} />}
        <Paragraphs of={[mail.anrede, ...mail.absaetze]} />
        <Lines of={mail.liste ?? []} color={color} />
        {mail.gross && <Large font={font.numbers}>{mail.gross}</Large>}
        {mail.knopf && <Button link={mail.knopf} look={look} />}
        <Paragraphs of={mail.nachKnopf ?? []} />
        {mail.zweiterLink && <SecondLink link={mail.zweiterLink} color={color.text} />}
        {mail.weitereLinks?.map((link) => (
          <SecondLink key={link.adresse} link={link} color={color.text} />
        ))}
        {look.gruss && <Regards>{look.gruss}</Regards>}
        {mail.hinweis && <Hint color={color}>{mail.hinweis}</Hint>}
      </td>
    </Table>
  );
}

function Button({ link, look }: { link: MailLink; look: MailLook }) {
  const { color, radius } = look.theme;
  const anchor = { display: 'inline-block', padding: '14px 28px', fontWeight: 700, textDecoration: 'none', color: color.onPrimary };
  return (
    <>
      <Table style={{ width: 'auto', margin: '8px 0 20px', borderCollapse: 'separate' }}>
        <td className="button" style={{ backgroundColor: color.primary, borderRadius: radius.control }}>
          <a className="button" href={link.adresse} style={{ ...anchor, borderRadius: radius.control }}>
            {link.text}
          </a>
        </td>
      </Table>
      <p className="soft" style={{ margin: '0 0 20px', fontSize: 14, color: color.muted }}>
        {look.linkUnter}
        <br />
        <span style={{ wordBreak: 'break-all' }}>{link.adresse}</span>
      </p>
    </>
  );
}

const SecondLink = ({ link, color }: { link: MailLink; color: string }) => (
  <p style={{ margin: '0 0 16px' }}>
    <a className="ink" href={link.adresse} style={{ color, textDecoration: 'underline' }}>
      {link.text}
    </a>
  </p>
);
