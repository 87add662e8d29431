import { describe, expect, it } from 'vitest';
import { mailboxOf, suggestEmail } from './mailbox.ts';

describe('a likely slip in an address', () => {
  it.each([
    ['erika@gmial.con', 'erika@gmail.com'],
    ['erika@gmail.con', 'erika@gmail.com'],
    ['jo+neu@gmx.ed', 'jo+neu@gmx.de'],
    ['t@tonline.de', 't@t-online.de'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@firma.con', 'a@firma.com'],
  ])('is found: %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'a@gmail.com',
    'a@gmx.net',
    'a@gmx.com',
    'a@mailbox.org',
    'a@bmw.de',
    'a@firma.de',
    'a@werkring.example',
    'a@uni-koeln.de',
    'a@xn--mller-kva.de',
  ])('is none: %s', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['erika@gmail.com', 'Gmail'],
    ['erika@GMX.de', 'GMX'],
    ['"a@b"@web.de', 'WEB.DE'],
  ])('of %s is with %s', (email, name) => {
    expect(mailboxOf(email)?.name).toBe(name);
    expect(mailboxOf(email)?.adresse).toMatch(/^https:\/\//);
  });

  it('is not known of every address', () => {
    expect(mailboxOf('erika@firma.de')).toBeUndefined();
    expect(mailboxOf('erika@gmail.com.firma.de')).toBeUndefined();
  });
});
