import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { emailAlias, emailSchluessel } from '../../../email-address.ts';
import { Refusal } from '../../../errors.ts';
import { checkEmpfaengerEmail } from './pair.ts';

/** The code by which a recommender is refused as a recipient, or null; no address is barred. */
async function refusalOf(empfehler: string, empfaenger: string, AllowSelfRecommendation = false): Promise<string | null> {
  const noSperren = { selectFrom: () => ({ select: () => ({ where: () => ({ execute: async () => [] }) }) }) };
  const context = {
    konfiguration: { AllowSelfRecommendation },
    tx: noSperren,
    now: new Date('2026-11-20T09:00:00Z'),
  } as unknown as Context;
  return checkEmpfaengerEmail(context, empfehler, empfaenger).then(
    () => null,
    (error) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
}

const letters = fc.stringMatching(/^[a-z][a-z0-9-]{0,11}$/);
const tag = fc.stringMatching(/^[a-z0-9+.-]{0,8}$/);
const plainDomain = fc.constantFrom('example.org', 'muessig.example', 'mail.firma.example', 'müller.example');
const gmail = fc.constantFrom('gmail.com', 'googlemail.com');
const casing = fc.infiniteStream(fc.boolean());

/** The text with some of its letters in upper case. */
const inCase = (text: string, upper: Iterator<boolean>) =>
  [...text].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');

/** The local part with dots between some of its letters. */
const dotted = (local: string, dots: Iterator<boolean>) =>
  [...local].map((letter, index) => (index > 0 && dots.next().value ? `.${letter}` : letter)).join('');

test('case and +tag do not make another person, at any domain', () =>
  fc.assert(
    fc.asyncProperty(letters, plainDomain, tag, casing, async (local, domain, plus, upper) => {
      const spelled = inCase(`${local}+${plus}@${domain}`, upper);
      expect(emailAlias(spelled)).toBe(emailAlias(`${local}@${domain}`));
      expect(await refusalOf(`${local}@${domain}`, spelled)).toBe('EmailEmpfehlerGleichEmpfaenger');
      expect(await refusalOf(spelled, `${local}@${domain}`, true)).toBeNull();
    }),
  ));

test('dots do not make another person at gmail and googlemail', () =>
  fc.assert(
    fc.asyncProperty(letters, gmail, gmail, tag, casing, async (local, one, other, plus, dots) => {
      expect(await refusalOf(`${local}@${one}`, `${dotted(local, dots)}+${plus}@${other}`)).toBe('EmailEmpfehlerGleichEmpfaenger');
    }),
  ));

test('dots make another person at other domains, as does any other name or domain', () =>
  fc.assert(
    fc.asyncProperty(letters, letters, plainDomain, plainDomain, async (one, other, domain, elsewhere) => {
      fc.pre(one !== other);
      expect(await refusalOf(`${one}@${domain}`, `${other}@${domain}`)).toBeNull();
      expect(await refusalOf(`${one}.${other}@${domain}`, `${one}${other}@${domain}`)).toBeNull();
      if (domain !== elsewhere) expect(await refusalOf(`${one}@${domain}`, `${one}@${elsewhere}`)).toBeNull();
    }),
  ));

test('normalising an address again does not change it', () =>
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(emailSchluessel(emailSchluessel(email))).toBe(emailSchluessel(email));
      expect(emailAlias(emailSchluessel(email))).toBe(emailAlias(email));
      expect(emailAlias(emailAlias(email))).toBe(emailAlias(email));
    }),
  ));

test.each([
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@MÜLLER.example', 'anna@müller.example'],
  ['ａｎｎａ@example.org', 'anna@example.org'],
  ['straße@example.org', 'straße@EXAMPLE.org'],
])('%s is the same person as %s', (one, other) => expect(emailAlias(one)).toBe(emailAlias(other)));
