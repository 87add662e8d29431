import * as z from 'zod/mini';
import { login } from '../../contract/calls/account/account.ts';
import { confirmWerbeeinwilligung } from '../../contract/calls/account/empfehler.ts';
import { changePasswort, resetPasswort } from '../../contract/calls/account/passwort.ts';
import { postAuftrag } from '../../contract/calls/auftrag.ts';
import { completeEmpfaenger, confirmEmpfaenger, createEmpfaenger, refuseEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import { confirmEmpfehlung, createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { storeBankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { listKundennummern } from '../../contract/calls/praemie/kundennummer.ts';
import { createNachbuchung, decideNachbuchung } from '../../contract/calls/praemie/nachbuchung.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie/praemie.ts';
import type { Memory } from './memory.ts';
import type { Wanted } from './request.ts';

type Outcome = (memory: Memory, wanted: Wanted, body: unknown) => void;

/** A value parsed by a schema; undefined if it does not match. */
function as<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | undefined {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : undefined;
}

/** The mailed token that a call was made with. */
const tokenOf = ({ options }: Wanted) => as(TOKEN, options.body)?.Token;
const TOKEN = z.object({ Token: z.string() });

/** Removes the mailed token of a call from the memory, because it is used up. */
const use =
  (page: string): Outcome =>
  (memory, wanted) => {
    const token = tokenOf(wanted);
    if (token !== undefined) memory.lose(page, token);
  };

/** Stores the account that logged in, with its new session. */
function putAccount(memory: Memory, { day }: Wanted, Password: string | undefined, body: unknown): void {
  const user = as(login.answers[200], body);
  if (!user || Password === undefined) return;
  const { Email, Token } = user;
  for (const one of memory.of('accounts')) if (one.Email === Email) memory.drop('accounts', one);
  memory.put('accounts', { Email, Token, Password, day });
}

/** Stores a recipient that a call created. */
function putRecipient(memory: Memory, { on: { link } = {}, day }: Wanted, email: string | undefined, body: unknown): void {
  const joined = as(createEmpfaenger.answers[201], body);
  if (link && joined && email !== undefined)
    memory.put('recipients', { ...link, nr: joined.Empfaengernummer, hex: joined.Hex, day, email });
}

/** What a successful call stores for later ones, by call name. */
const OUTCOMES = new Map<string, Outcome>([
  [
    createEmpfehlung.name,
    (memory, { options, day }, body) => {
      const sent = as(createEmpfehlung.body, options.body);
      const made = as(createEmpfehlung.answers[201], body);
      if (!sent || !made) return;
      const isOwn = made.Status === 'Ok';
      memory.put(isOwn ? 'links' : 'unconfirmed', { nr: made.Empfehlungsnummer, produkt: sent.Empfehlung.Produkt, day, isOwn });
    },
  ],
  [
    confirmEmpfehlung.name,
    (memory, wanted, body) => {
      use('bestaetigung')(memory, wanted, body);
      const confirmed = as(confirmEmpfehlung.answers[200], body);
      const link = memory.of('unconfirmed').find(({ nr }) => nr === confirmed?.Empfehlungsnummer);
      if (link) memory.put('links', link);
    },
  ],
  [
    createEmpfaenger.name,
    (memory, wanted, body) => putRecipient(memory, wanted, as(createEmpfaenger.body, wanted.options.body)?.Email, body),
  ],
  [
    completeEmpfaenger.name,
    (memory, wanted, body) => putRecipient(memory, wanted, as(completeEmpfaenger.body, wanted.options.body)?.empfaengerdaten.email, body),
  ],
  [
    confirmEmpfaenger.name,
    (memory, wanted, body) => {
      use('empfaengerbestaetigung')(memory, wanted, body);
      const mailed = memory.of('mailed').find(({ token }) => token === tokenOf(wanted));
      const recipient = memory.of('recipients').find(({ email }) => email === mailed?.address);
      const hex = as(confirmEmpfaenger.answers[200], body)?.Hex;
      if (recipient && hex) memory.put('confirmed', { ...recipient, hex });
    },
  ],
  [
    refuseEmpfaenger.name,
    (memory, wanted, body) => {
      use('empfaengerbestaetigung')(memory, wanted, body);
      const token = tokenOf(wanted);
      if (token !== undefined) memory.keep('refused', token);
    },
  ],
  [confirmWerbeeinwilligung.name, use('optin')],
  [storeBankdaten.name, use('bankdaten')],
  [
    postAuftrag.name,
    (memory, { options, on }) => {
      if (on?.order) memory.drop('orders', on.order);
      const sent = as(postAuftrag.body, options.body);
      if (sent && sent.Status !== 'Storniert') memory.put('orders', sent);
    },
  ],
  [
    readPraemierung.name,
    (memory, { options: { bearer: token } }, body) => {
      const isKnown = memory.of('grants').some((grant) => grant.token === token);
      const [first] = as(readPraemierung.answers[200], body)?.Auswahl ?? [];
      if (first && token !== undefined && !isKnown) memory.put('grants', { token, praemieId: first.Praemie.Id });
    },
  ],
  [pickPraemierung.name, (memory, { on }) => memory.drop('grants', on?.grant)],
  [
    createNachbuchung.name,
    (memory, _, body) => {
      const claim = as(createNachbuchung.answers[201], body);
      if (claim) memory.put('claims', { nr: claim.Nachbuchungsnummer });
    },
  ],
  [decideNachbuchung.name, (memory, { on }) => memory.drop('claims', on?.claim)],
  [
    listKundennummern.name,
    (memory, _, body) => {
      for (const { Anfrage } of as(listKundennummern.answers[200], body) ?? [])
        if (!memory.texts('questions').includes(Anfrage)) memory.keep('questions', Anfrage);
    },
  ],
  [login.name, (memory, wanted, body) => putAccount(memory, wanted, as(login.body, wanted.options.body)?.Password, body)],
  [
    resetPasswort.name,
    (memory, wanted, body) => {
      use('passwortsetzen')(memory, wanted, body);
      putAccount(memory, wanted, as(resetPasswort.body, wanted.options.body)?.Password, body);
    },
  ],
  [
    changePasswort.name,
    (_, { options, on: { account } = {} }) => {
      const sent = as(changePasswort.body, options.body);
      // The call ends the sessions of the old password.
      if (account && sent) Object.assign(account, { Password: sent.NewPassword, day: '' });
    },
  ],
]);

/** Stores the plain values of an answer and the outcome of its call. */
export function learn(memory: Memory, wanted: Wanted, body: unknown): void {
  memory.pool.learn(body);
  OUTCOMES.get(wanted.operation.operationId)?.(memory, wanted, body);
}

/** Removes the expired token and session of a request from the memory. */
export function forget(memory: Memory, wanted: Wanted): void {
  memory.forget(tokenOf(wanted), wanted.options.bearer);
}
