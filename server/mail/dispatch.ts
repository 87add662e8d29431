import type { Mandant } from '../context.ts';
import { inContext, type Parts } from '../parts.ts';
import { isOpenFor } from './before-live.ts';
import { composeMail, type ReadMailBilder } from './compose.ts';
import { findDkimKey } from './dkim.ts';
import { type Failure, failureOf, nextTry } from './failure.ts';
import { type HostOutcome, makeHostLimits } from './hosts.ts';
import { claimNotices, gruppeOf, joinNotices } from './notices.ts';
import { mayBeMailed } from './postfach.ts';
import { returnAddress } from './ruecklauf/adresse.ts';
import { emailHash, reasonOfSperre, suppress } from './ruecklauf/sperre.ts';
import { type ClaimedMail, type ClaimTime, claimMail, postponeClaimed, postponeMail, settleMail } from './store.ts';
import type { LoadedMail, LoadedNotice, MailTemplate } from './template.ts';

/** Lease of a process on a mail: longer than loading the mail and any try (`transport.ts`) take. */
const LEASE_MS = 90_000;

export interface MailDispatch {
  /**
   * Sends one due mail of the outbox. Does nothing if the mail is not due or another process is sending it. A failed mail becomes due again
   * by its own columns. Throws an `OperatorFault` for faults that an operator must fix.
   */
  send(mandant: Mandant, mailId: string): Promise<void>;
  /** Resolves when this process is sending no mail. */
  settled(): Promise<void>;
}

/** A mail could not be sent for a reason on our side. It is tried again anyway. */
class OperatorFault extends Error {
  /** The queue does not repeat it. */
  readonly isFinal = true;
  readonly code: string;
  constructor(reason: string) {
    super('a mail cannot be sent until the product or its mail system is mended');
    this.code = reason;
  }
}

/** One message to send. It holds several mails of the outbox where notices are grouped, and has the id of the first. */
interface Bundle {
  readonly mails: readonly ClaimedMail[];
  readonly loaded: LoadedMail;
  readonly template: MailTemplate;
}

/** Sends the outbox. */
export function makeMailDispatch(
  parts: Parts,
  templates: readonly MailTemplate[],
  readBilder: ReadMailBilder = async () => [],
): MailDispatch {
  const byName = new Map(templates.map((template) => [template.name, template]));
  const templateOf = (name: string): MailTemplate => {
    const template = byName.get(name);
    if (!template) throw new Error(`no mail template ${name}`);
    return template;
  };
  const hosts = makeHostLimits(parts.settings.mailsPerHost);
  const timeOf = (): ClaimTime => ({ now: parts.clock.now(), realNow: new Date(), leaseMs: LEASE_MS });
  const settle = (mandant: Mandant, mails: readonly ClaimedMail[], outcome: (mail: ClaimedMail) => Parameters<typeof settleMail>[2]) =>
    parts.db.inMandant(mandant.mandant, async (scope) => {
      for (const mail of mails) await settleMail(scope, mail.mail_id, outcome(mail));
    });
  const discard = (mandant: Mandant, mail: ClaimedMail) =>
    settle(mandant, [mail], () => ({ verworfen_am: parts.clock.now(), gruppe: null }));

  /** Ends a failed try: each mail is due again later, or undeliverable. */
  const fail = async (
    mandant: Mandant,
    mails: readonly ClaimedMail[],
    { kind, reason }: Failure,
    { hash = null, notBefore = null }: { readonly hash?: string | null; readonly notBefore?: Date | null } = {},
  ) => {
    const now = parts.clock.now();
    await settle(mandant, mails, ({ mail_id, vorlage, versucht_seit, versuche }) => {
      const usual = kind === 'recipient' ? null : nextTry(now, versucht_seit, versuche);
      const next = usual && notBefore && notBefore > usual ? notBefore : usual;
      parts.log.warn({ mandant: mandant.mandant, mail: mail_id, vorlage, versuche, reason, again: next }, 'mail not sent');
      return next ? { faellig_am: next, fehler: reason } : { unzustellbar_am: now, fehler: reason, email_hash: hash };
    });
  };

  /** Gives up mails to a suppressed mailbox. Returns whether it is suppressed. */
  const giveUpIfSuppressed = async (mandant: Mandant, { mails, template }: Bundle, hash: string) => {
    const reason = await parts.db.inMandant(mandant.mandant, (scope) => reasonOfSperre(scope, hash, template));
    if (reason === null) return false;
    parts.log.info({ mandant: mandant.mandant, vorlage: template.name, reason }, 'mail not sent');
    await settle(mandant, mails, () => ({ unzustellbar_am: parts.clock.now(), fehler: reason, email_hash: hash }));
    return true;
  };

  const load = (mandant: Mandant, mail: ClaimedMail): Promise<LoadedMail | null> =>
    inContext(parts, mandant, { wer: 'System' }, (context) => templateOf(mail.vorlage).load(context, mail.bezug, mail.erstellt_am));

  /** The mail to send, with other notices to its reader; null if there is nothing to send now or at all. */
  const prepare = async (mandant: Mandant, mail: ClaimedMail): Promise<Bundle | null> => {
    const template = templateOf(mail.vorlage);
    const loaded = await load(mandant, mail);
    if (!loaded) {
      await discard(mandant, mail);
      return null;
    }
    if (template.kind !== 'notice') return { mails: [mail], loaded, template };
    const gruppe = gruppeOf(parts, mandant, loaded as LoadedNotice);
    const others = await inContext(parts, mandant, { wer: 'System' }, (context) => claimNotices(context, mail, gruppe, timeOf()));
    if (!others) return null;
    const notices = [{ mail, loaded: loaded as LoadedNotice }, ...(await loadOthers(mandant, others, gruppe))];
    const joined =
      notices.length === 1
        ? loaded
        : joinNotices(
            mandant,
            notices.map((one) => one.loaded),
          );
    return { mails: notices.map((one) => one.mail), loaded: joined, template };
  };

  /** Loads each notice by itself, so that one that fails does not stop the others. */
  const loadOthers = async (mandant: Mandant, mails: readonly ClaimedMail[], gruppe: string) => {
    const notices: { mail: ClaimedMail; loaded: LoadedNotice }[] = [];
    for (const mail of mails) {
      try {
        const loaded = (await load(mandant, mail)) as LoadedNotice | null;
        if (!loaded) await discard(mandant, mail);
        else if (gruppeOf(parts, mandant, loaded) === gruppe) notices.push({ mail, loaded });
        else await settle(mandant, [mail], () => ({ faellig_am: parts.clock.now(), gruppe: null }));
      } catch (error) {
        await fail(mandant, [mail], faultOf(error));
        parts.log.error({ err: error, mail: mail.mail_id }, 'notice not loaded');
      }
    }
    return notices;
  };

  /** Hands a mail over; returns the failure if the mail system did not take it. */
  const handOver = async (mandant: Mandant, bundle: Bundle): Promise<Failure | null> => {
    const { mails, loaded, template } = bundle;
    const [first] = mails;
    const hash = emailHash(parts.secrets, loaded.an);
    if (!first || (await giveUpIfSuppressed(mandant, bundle, hash))) return null;
    if (!(await isOpenFor(parts, mandant, loaded.an))) {
      parts.log.info({ mandant: mandant.mandant, vorlage: template.name }, 'mail held back before the tenant is live');
      for (const mail of mails) await discard(mandant, mail);
      return null;
    }
    const { mail_id: id, erstellt_am: zeit } = first;
    const [bilder, dkim] = [await readBilder(mandant, loaded.content.stand), await findDkimKey(parts, mandant)];
    const mail = { ...composeMail(mandant, { id, zeit, loaded, bilder }), ...(dkim && { dkim }), ...returnOf(mandant, id) };
    const passage = { mailId: id, vorlage: template.name, an: mail.an, erstelltAm: zeit };
    if (!template.isOwed && !(await mayBeMailed(parts, mandant, passage))) {
      // The person who caused the mail got the usual answer; only this log entry shows that the limit was reached.
      parts.log.info({ mandant: mandant.mandant, vorlage: template.name }, 'mail held back');
      await discard(mandant, first);
      return null;
    }
    const place = await hosts.enter(mail.an, parts.clock.now());
    if (place instanceof Date) {
      await parts.db.inMandant(mandant.mandant, async (scope) => {
        for (const { mail_id } of mails) await postponeClaimed(scope, mail_id, place);
      });
      return null;
    }
    try {
      await parts.mailTransport.send(mail);
      place('answered');
    } catch (error) {
      const failure = failureOf(error, mail.an);
      place(outcomeOf(failure));
      return failure;
    }
    const now = parts.clock.now();
    const email_hash = parts.settings.mailReturn && hash;
    await settle(mandant, mails, ({ mail_id }) => ({ gesendet_am: now, ...(mail_id === id ? { email_hash } : { gesendet_mit: id }) }));
    return null;
  };

  /** Ends a failed try, and suppresses a mailbox that does not exist. */
  const failWith = async (mandant: Mandant, { mails, loaded }: Bundle, failure: Failure) => {
    const hash = emailHash(parts.secrets, loaded.an);
    const [first] = mails;
    const { unknownMailbox: status } = failure;
    if (first && status !== undefined)
      await inContext(parts, mandant, { wer: 'Mailsystem' }, (context) =>
        suppress(context, hash, { grund: 'Unbekannt', status, mailId: first.mail_id }),
      );
    await fail(mandant, mails, failure, { hash, notBefore: hosts.pausedUntil(loaded.an, parts.clock.now()) });
  };

  const returnOf = ({ mandant }: Mandant, mailId: string) =>
    parts.settings.mailReturn && { ruecklaufAn: returnAddress(parts.secrets, parts.settings.mailReturn.domain, mandant, mailId) };

  const sendOne = async (mandant: Mandant, mailId: string) => {
    const mail = await parts.db.inMandant(mandant.mandant, async (scope) => {
      const time = timeOf();
      const claimed = await claimMail(scope, mailId, time);
      if (!claimed) await postponeMail(scope, mailId, time.now, new Date(time.now.getTime() + LEASE_MS));
      return claimed;
    });
    if (!mail) return;
    let claimed: readonly ClaimedMail[] = [mail];
    try {
      const bundle = await prepare(mandant, mail);
      if (!bundle) return;
      claimed = bundle.mails;
      const failure = await handOver(mandant, bundle);
      if (!failure) return;
      await failWith(mandant, bundle, failure);
      if (failure.kind === 'configuration') throw new OperatorFault(failure.reason);
    } catch (error) {
      if (error instanceof OperatorFault) throw error;
      // A fault of ours, such as a template that fails: it is reported to an operator, and the mail is tried again.
      const fault = faultOf(error);
      parts.log.error({ err: error, mail: mailId }, 'mail not made');
      await fail(mandant, claimed, fault);
      throw new OperatorFault(fault.reason);
    }
  };

  const inHand = new Set<Promise<void>>();
  return {
    send(mandant, mailId) {
      const sending = sendOne(mandant, mailId);
      const ended = sending.catch(() => {}).finally(() => inHand.delete(ended));
      inHand.add(ended);
      return sending;
    },
    async settled() {
      while (inHand.size > 0) await Promise.all(inHand);
    },
  };
}

/** What a failed try says of the receiving host. */
function outcomeOf({ kind, asksSlower }: Failure): HostOutcome {
  if (asksSlower) return 'slower';
  return kind === 'recipient' ? 'answered' : 'unknown';
}

/** Messages of a database or a template may quote values, so only name and code are passed on. */
function faultOf(error: unknown): Failure {
  const { name, code } = error as { name?: string; code?: string };
  return { kind: 'temporary', reason: [name, code].filter(Boolean).join(' ') };
}
