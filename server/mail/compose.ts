import type { MailBildPlace, StandState } from '../../contract/values/bild.ts';
import { createTexts } from '../../texts/texts.ts';
import type { Mandant } from '../context.ts';
import { renderMail } from './layout.tsx';
import type { LoadedMail } from './template.ts';
import type { OutgoingMail } from './transport.ts';

/** A picture that goes out with every mail of a tenant; sizes in pixels. */
export interface MailBild {
  readonly platz: MailBildPlace;
  readonly name: string;
  readonly breite: number;
  readonly hoehe: number;
  readonly inhalt: Uint8Array;
}

/** The pictures of a tenant's mails, at most one per place; of the state that a mail is about, if it is about one. */
export type ReadMailBilder = (mandant: Mandant, state?: StandState) => Promise<readonly MailBild[]>;

interface Prepared {
  readonly id: string;
  readonly zeit: Date;
  readonly loaded: LoadedMail;
  readonly bilder: readonly MailBild[];
}

/** Makes a mail ready for sending, in the look of its tenant. */
export function composeMail(mandant: Mandant, { id, zeit, loaded, bilder }: Prepared): OutgoingMail {
  const t = createTexts(loaded.locale, mandant.texte[loaded.locale]);
  const { Name, SupportEmail } = mandant.konfiguration;
  const said = { absender: Name, gruss: t('mail.gruss', { mandant: Name }), fuss: t('mail.fuss'), linkUnter: t('mail.linkUnter') };
  const borne = bilder.map((bild) => ({ ...bild, cid: `${bild.platz}@${SupportEmail.split('@')[1]}` }));
  const { stand } = loaded.content;
  const { html, text } = renderMail(loaded.content, {
    theme: mandant.theme,
    locale: loaded.locale,
    ...said,
    szene: stand && bilder.some(({ name }) => name.startsWith(`stand-${stand}-`)) ? t(`szene.${stand}`) : '',
    bilder: Object.fromEntries(borne.map(({ platz, cid, breite, hoehe }) => [platz, { cid, breite, hoehe }])),
  });
  return {
    id,
    zeit,
    von: { name: Name, address: SupportEmail },
    an: loaded.an,
    ...(loaded.antwortAn && { antwortAn: loaded.antwortAn }),
    ...(loaded.abbestellen && { abbestellen: loaded.abbestellen }),
    betreff: loaded.content.betreff,
    text,
    html,
    bilder: borne.map(({ cid, name, inhalt }) => ({ cid, name, inhalt })),
  };
}
