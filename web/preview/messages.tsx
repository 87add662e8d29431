import { renderToStaticMarkup } from 'react-dom/server';
import type { Anteil } from '../../contract/rules/anteil.ts';
import type { Kanal } from '../../contract/rules/teilen.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Translate } from '../../texts/texts.ts';

/** A link with one split of the reward, as it is shared. */
export interface SharedLink {
  readonly anteil: Anteil;
  /** What messengers show of the link; `bild` is the address of its picture. */
  readonly card: { readonly titel: string; readonly beschreibung: string; readonly host: string; readonly bild: string };
  /** What each channel of the tenant sends. */
  readonly messages: readonly Message[];
}

interface Message {
  readonly Kanal: string;
  readonly Text: string;
  /** Of a mail. */
  readonly Betreff?: string | undefined;
}

interface MessagesProps {
  readonly t: Translate;
  readonly locale: Locale;
  readonly links: readonly SharedLink[];
}

/** A document with the messages that share a link, as they arrive at the contact. Channels that send the same text share a message; a single split needs no name. */
export function renderMessages({ t, locale, links }: MessagesProps): string {
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('betrieb.entwurf.ansicht.seite.nachrichten')}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          {links.map((link) => (
            <section key={link.anteil}>
              {links.length > 1 && <h2>{t(`empfehlen.anteil.${link.anteil}`)}</h2>}
              <ul>
                {groupsOf(link).map(([{ Betreff, Text }, channels]) => (
                  <li key={channels.join()}>
                    <h3>{channels.map((kanal) => t(`teilen.kanal.${kanal}`)).join(', ')}</h3>
                    {Betreff === undefined ? <Bubble text={Text} {...link.card} /> : <Letter subject={Betreff} text={Text} />}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** The different messages of a link, each with its channels. A link that names its channel makes no difference. */
function groupsOf({ messages }: SharedLink): [Message, Kanal[]][] {
  const groups = new Map<string, [Message, Kanal[]]>();
  for (const message of messages) {
    const key = JSON.stringify([message.Betreff, message.Text.replaceAll(`channel=${message.Kanal}`, '')]);
    const known = groups.get(key);
    if (known) known[1].push(message.Kanal as Kanal);
    else groups.set(key, [message, [message.Kanal as Kanal]]);
  }
  return [...groups.values()];
}

type BubbleProps = SharedLink['card'] & { readonly text: string };

/** A message of a messenger: the card of the link, then the text. */
const Bubble = ({ titel, beschreibung, host, bild, text }: BubbleProps) => (
  <div className="bubble">
    <div className="card">
      <img src={bild} alt="" width="1200" height="630" />
      <p className="title">{titel}</p>
      <p>{beschreibung}</p>
      <p className="host">{host}</p>
    </div>
    <p className="text">{text}</p>
  </div>
);

/** An e-mail in plain text. */
const Letter = ({ subject, text }: { readonly subject: string; readonly text: string }) => (
  <div className="letter">
    <p className="title">{subject}</p>
    <p className="text">{text}</p>
  </div>
);

/** The neutral look of a messenger, on purpose not that of the tenant. */
const STYLE = `
*{box-sizing:border-box;margin:0}
body{padding:1rem;font:1rem/1.45 system-ui,sans-serif;color:#16181d;background:#e9ebef}
main{display:grid;gap:2rem;max-width:80rem;margin:0 auto}
h2{font-size:1.25rem;line-height:1.25;margin-bottom:.75rem}
h3{font-size:.8125rem;font-weight:600;color:#4a505c;margin-bottom:.375rem}
ul{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));align-items:start;padding:0;list-style:none}
p{overflow-wrap:anywhere}
.bubble,.letter{background:#fff;border-radius:.75rem;padding:.375rem;box-shadow:0 1px 2px rgb(22 24 29/.16)}
.card{border-radius:.5rem;overflow:hidden;background:#f3f4f7;padding-bottom:.5rem;font-size:.875rem}
.card p{padding:0 .625rem}
.card img{display:block;width:100%;height:auto;aspect-ratio:1200/630;margin-bottom:.5rem}
.title{font-weight:600}
.host{color:#4a505c}
.text{padding:.5rem .375rem;white-space:pre-wrap}
.letter{padding:.875rem}
.letter .text{padding:.75rem 0 0}
`;
