import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';

interface MailLink {
  readonly text: string;
  readonly adresse: string;
}

/** What a mail says; all of it plain text, escaped here. */
export interface MailContent {
  readonly betreff: string;
  readonly anrede: string;
  readonly absaetze: readonly string[];
  /** Shown large under the paragraphs, such as a voucher code or an amount. */
  readonly gross?: string;
  readonly knopf?: MailLink;
  readonly nachKnopf?: readonly string[];
  readonly zweiterLink?: MailLink;
  readonly hinweis?: string;
}

export interface MailLook {
  readonly theme: Theme;
  /** Name of the tenant. */
  readonly absender: string;
  readonly fuss: string;
  readonly locale: Locale;
  /** Sentence over the button's address in plain letters. */
  readonly linkUnter: string;
}

/**
 * A mail in HTML and as text. The button's address is the first link of both, the second link follows; other texts may hold what people
 * typed, so an address in them loses its scheme.
 */
export function renderMail(mail: MailContent, look: MailLook): { html: string; text: string } {
  const content = withPlainSentences(mail);
  return {
    html: `<!doctype html>${renderToStaticMarkup(<Mail mail={content} look={look} />)}`,
    text: renderText(content, look),
  };
}

const plainSentence = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/\/+/gi, '')
    .trim();

function withPlainSentences(mail: MailContent): MailContent {
  return {
    ...mail,
    anrede: plainSentence(mail.anrede),
    absaetze: mail.absaetze.map(plainSentence),
    nachKnopf: mail.nachKnopf?.map(plainSentence) ?? [],
    hinweis: plainSentence(mail.hinweis ?? ''),
  };
}

function renderText(mail: MailContent, look: MailLook): string {
  const link = (to: MailLink | undefined) => to && `${to.text}:\n${to.adresse}`;
  const blocks = [
    mail.anrede,
    ...mail.absaetze,
    mail.gross,
    link(mail.knopf),
    ...(mail.nachKnopf ?? []),
    link(mail.zweiterLink),
    mail.hinweis,
    `-- \n${look.absender}\n${look.fuss}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

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
            <Table style={{ maxWidth: 600, fontFamily: fontStack(font.body), fontSize: 17, lineHeight: 1.5, color: color.text }}>
              <td align="left">
                <Letterhead look={look} />
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

const Letterhead = ({ look: { theme, absender } }: { look: MailLook }) => (
  <p className="ink" style={{ ...loud(theme.font.heading, 22), margin: '0 8px 20px', color: theme.color.primary }}>
    {absender}
  </p>
);

function Card({ mail, look }: { mail: MailContent; look: MailLook }) {
  const { color, radius, font } = look.theme;
  const card = { padding: '32px 28px', backgroundColor: color.surface, border: `1px solid ${color.border}`, borderRadius: radius.card };
  return (
    <Table style={{ borderCollapse: 'separate' }}>
      <td className="card ink" align="left" style={{ ...card, color: color.text }}>
        <Paragraphs of={[mail.anrede, ...mail.absaetze]} />
        {mail.gross && <Large font={font.numbers}>{mail.gross}</Large>}
        {mail.knopf && <Button link={mail.knopf} look={look} />}
        <Paragraphs of={mail.nachKnopf ?? []} />
        {mail.zweiterLink && <SecondLink link={mail.zweiterLink} color={color.text} />}
        {mail.hinweis && <Hint color={color}>{mail.hinweis}</Hint>}
      </td>
    </Table>
  );
}

const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph} style={{ margin: '0 0 16px' }}>
      {paragraph}
    </p>
  ));

const Large = ({ font, children }: { font: string; children: ReactNode }) => (
  <p style={{ ...loud(font, 30), margin: '8px 0 20px', letterSpacing: '0.02em', wordBreak: 'break-word' }}>{children}</p>
);

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

const Hint = ({ color, children }: { color: Theme['color']; children: ReactNode }) => (
  <p className="soft line" style={{ margin: '4px 0 0', paddingTop: 16, borderTop: `1px solid ${color.border}`, color: color.muted }}>
    {children}
  </p>
);

/** One-cell table, the only box that every mail client lays out alike; the child is its cell. */
const Table = ({ style, children, ...rest }: { className?: string; style: CSSProperties; children: ReactNode }) => (
  <table {...rest} role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ width: '100%', ...style }}>
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);

const loud = (font: string, fontSize: number) => ({ fontFamily: fontStack(font), fontSize, fontWeight: 700, lineHeight: 1.2 });

const fontStack = (font: string): string => `"${font}", Helvetica, Arial, sans-serif`;

/** Dark mode turns ink and paper over; pairs with `text` are readable in every theme, the button's are kept among them. */
const darkStyle = ({ text, bg, surfaceStrong, muted }: Theme['color']): string =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page,.card{background-color:${text}!important}` +
  `.card,.line{border-color:${muted}!important}.ink{color:${bg}!important}.soft{color:${surfaceStrong}!important}` +
  `.button{background-color:${bg}!important;color:${text}!important}}`;
