import type { MailPlatz } from '../../contract/values/bild.ts';
import { createTexts } from '../../texts/texts.ts';
import type { Mandant } from '../context.ts';
import type { MandantScope } from '../db/scope.ts';
import { inContext, type Parts } from '../parts.ts';
import { renderMail } from './layout.tsx';
import { mayBeMailed } from './postfach.ts';
import { claimMail, isMailWaiting, settleMail } from './store.ts';
import type { LoadedMail, MailTemplate } from './template.ts';
import type { OutgoingMail } from './transport.ts';

/** How long a process that has a mail in hand keeps it from others; longer than any try takes. */
const LEASE_MS = 60_000;

export interface MailDispatch {
  /**
   * Sends one waiting mail of the outbox; does nothing when it is sent already. Throws when the transport does, and when another
   * process has the mail in hand: should that one have ended, a later try sends it.
   */
  send(mandant: Mandant, mailId: string): Promise<void>;
}

/** A picture that goes out with every mail of a tenant; sizes in pixels. */
export interface MailBild {
  readonly platz: MailPlatz;
  readonly name: string;
  readonly breite: number;
  readonly hoehe: number;
  readonly inhalt: Uint8Array;
}

/** The pictures of a tenant's mails, at most one a place. */
export type ReadMailBilder = (mandant: Mandant) => Promise<readonly MailBild[]>;

/** Sends the outbox, one mail at a time: so a crash leaves at most one in doubt. */
export function makeMailDispatch(
  parts: Parts,
  templates: readonly MailTemplate[],
  readBilder: ReadMailBilder = async () => [],
): MailDispatch {
  const byName = new Map(templates.map((template) => [template.name, template]));
  let last: Promise<unknown> = Promise.resolve();
  const sendOne = async (mandant: Mandant, mailId: string) => {
    const prepared = await inContext(parts, mandant, { wer: 'System' }, async (context) => {
      const realNow = new Date();
      const claimed = await claimMail(context, mailId, realNow, new Date(realNow.getTime() + LEASE_MS));
      if (!claimed) return refuseWaiting(context, mailId);
      const template = byName.get(claimed.vorlage);
      if (!template) throw new Error(`no mail template ${claimed.vorlage}`);
      const loaded = await template.load(context, claimed.bezug);
      if (loaded) return { template, loaded, id: claimed.mail_id, zeit: claimed.erstellt_am };
      await settleMail(context, mailId, { verworfen_am: context.now });
      return null;
    });
    if (!prepared) return;
    const { template, loaded, id, zeit } = prepared;
    const mail = layOut(mandant, { id, zeit, loaded, bilder: await readBilder(mandant) });
    const settle = (outcome: Parameters<typeof settleMail>[2]) =>
      parts.db.inMandant(mandant.mandant, (scope) => settleMail(scope, mailId, outcome));
    const passage = { mailId, vorlage: template.name, an: mail.an, erstelltAm: mail.zeit };
    if (!template.isOwed && !(await mayBeMailed(parts, mandant, passage))) {
      // Whoever caused it was answered as ever; nothing tells that there was one mail too many but this line.
      parts.log.info({ mandant: mandant.mandant, vorlage: template.name }, 'mail held back');
      return settle({ verworfen_am: parts.clock.now() });
    }
    try {
      await parts.mailTransport.send(mail);
    } catch (error) {
      await settle({ gesperrt_bis: null });
      throw withoutAddress(error);
    }
    await settle({ gesendet_am: parts.clock.now() });
  };
  return {
    send(mandant, mailId) {
      const turn = last.then(() => sendOne(mandant, mailId));
      last = turn.catch(() => {});
      return turn;
    },
  };
}

/** What a mail system says quotes the address it refuses; its codes alone go on, to the queue and the log. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return Object.assign(new Error('the mail system did not take a mail'), { code: [code, responseCode].filter(Boolean).join(' ') });
}

async function refuseWaiting(scope: MandantScope, mailId: string): Promise<null> {
  if (await isMailWaiting(scope, mailId)) throw new Error('another process has this mail in hand');
  return null;
}

interface Prepared {
  readonly id: string;
  readonly zeit: Date;
  readonly loaded: LoadedMail;
  readonly bilder: readonly MailBild[];
}

function layOut(mandant: Mandant, { id, zeit, loaded, bilder }: Prepared): OutgoingMail {
  const t = createTexts(loaded.locale, mandant.texte[loaded.locale]);
  const { Name, SupportEmail } = mandant.konfiguration;
  const said = { absender: Name, gruss: t('mail.gruss', { mandant: Name }), fuss: t('mail.fuss'), linkUnter: t('mail.linkUnter') };
  const borne = bilder.map((bild) => ({ ...bild, cid: `${bild.platz}@${SupportEmail.split('@')[1]}` }));
  const { html, text } = renderMail(loaded.content, {
    ...{ theme: mandant.theme, locale: loaded.locale, ...said },
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
