import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Email } from '../contract/values/wire.ts';
import { emailAlias, emailSchluessel, matchesMuster } from './email-address.ts';

const local = fc.stringMatching(/^[a-z0-9][a-z0-9.]{0,20}[a-z0-9]$/);
const domain = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z]\.(example|test|de)$/);
const tag = fc.stringMatching(/^[a-z0-9+.-]{0,12}$/);
const randomCase = (text: string, bits: readonly boolean[]) =>
  [...text].map((char, index) => (bits[index % bits.length] ? char.toUpperCase() : char)).join('');
const bits = fc.array(fc.boolean(), { minLength: 1 });

describe('the key of a mailbox', () => {
  test('ignores letter case and surrounding blanks', () => {
    fc.assert(
      fc.property(local, domain, bits, (name, host, upper) => {
        const email = `${name}@${host}`;
        expect(emailSchluessel(` ${randomCase(email, upper)} `)).toBe(email);
      }),
    );
  });

  test.each([
    ['ERIKA@MÜLLER.example', 'erika@müller.example'],
    ['erika@müller.example', 'erika@xn--mller-kva.example'],
    ['erika@mu\u0308ller.example', 'erika@müller.example'],
    ['ｅｒｉｋａ@example.org', 'erika@example.org'],
    ['erika@example。org', 'erika@example.org'],
    ['erika@example.org。', 'erika@example.org'],
  ])('is the same for %s and %s', (typed, same) => {
    expect(emailSchluessel(typed)).toBe(emailSchluessel(same));
  });

  test.each([
    ['erika@example.org', 'erika@example.com'],
    ['erika+x@example.org', 'erika@example.org'],
    ['e.rika@gmail.com', 'erika@gmail.com'],
    ['erika@163.example', 'erika@0.0.0.163.example'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(emailSchluessel(one)).not.toBe(emailSchluessel(other));
  });

  test('is idempotent', () => {
    const someText = fc.oneof(fc.string({ unit: 'grapheme' }), local).filter((text) => Email.safeParse(`${text}@example.org`).success);
    fc.assert(
      fc.property(someText, domain, (name, host) => {
        const email = `${name}@${host}`;
        expect(emailSchluessel(emailSchluessel(email))).toBe(emailSchluessel(email));
        expect(emailAlias(emailAlias(email))).toBe(emailAlias(email));
      }),
    );
  });
});

describe('the alias of a person', () => {
  test('ignores any +tag at every domain', () => {
    fc.assert(
      fc.property(local, tag, domain, bits, (name, plus, host, upper) => {
        expect(emailAlias(randomCase(`${name}+${plus}@${host}`, upper))).toBe(emailAlias(`${name}@${host}`));
      }),
    );
  });

  test('ignores dots at Gmail, and treats its two domains as one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{2,12}$/), bits, fc.constantFrom('gmail.com', 'GoogleMail.com'), (name, dots, host) => {
        const dotted = [...name].map((char, index) => (index > 0 && dots[index % dots.length] ? `.${char}` : char)).join('');
        expect(emailAlias(`${dotted}+shop@${host}`)).toBe(`${name}@gmail.com`);
      }),
    );
  });

  test('keeps dots at every other domain', () => {
    fc.assert(
      fc.property(domain, (host) => {
        expect(emailAlias(`e.rika@${host}`)).not.toBe(emailAlias(`erika@${host}`));
      }),
    );
  });
});

describe('a pattern', () => {
  test('without * matches only its own address, in any letter case', () => {
    fc.assert(
      fc.property(local, domain, bits, (name, host, upper) => {
        const email = `${name}@${host}`;
        expect(matchesMuster(randomCase(email, upper), email)).toBe(true);
        expect(matchesMuster(`x${email}`, email)).toBe(false);
        expect(matchesMuster(`${email}x`, email)).toBe(false);
      }),
    );
  });

  test('*@domain matches every address at that domain and none elsewhere', () => {
    fc.assert(
      fc.property(local, domain, domain, (name, host, other) => {
        expect(matchesMuster(`${name}@${host}`, `*@${host}`)).toBe(true);
        expect(matchesMuster(`${name}@${other}`, `*@${host}`)).toBe(other === host);
        expect(matchesMuster(`${name}@sub.${host}`, `*@${host}`)).toBe(false);
        expect(matchesMuster(`${name}@${host}.evil.example`, `*@${host}`)).toBe(false);
      }),
    );
  });

  test.each([
    ['a.b@firma.example', 'a.b@firma.example', true],
    ['axb@firma.example', 'a.b@firma.example', false],
    ['x@firmaXexample.de', '*@firma.example.de', false],
    ['x@sub.firma.example', '*@*.firma.example', true],
    ['x@müller.example', '*@müller.example', true],
    ['x@MÜLLER.example', '*@xn--mller-kva.example', true],
    ['x@a.müller.example', '*@*.müller.example', true],
    ['a+b@firma.example', 'a+b@firma.example', true],
    ['aab@firma.example', 'a+b@firma.example', false],
    ['(x@firma.example', '(*@firma.example', true],
  ])('%s and %s: %s', (email, muster, fits) => {
    expect(matchesMuster(email, muster)).toBe(fits);
  });
});
