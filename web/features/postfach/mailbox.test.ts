import { describe, expect, it } from 'vitest';
import { mailboxOf, suggestEmail } from './mailbox.ts';

describe('suggestEmail', () => {
  it.each([
    ['erika@gmial.con', 'erika@gmail.com'],
    ['erika@gmail.con', 'erika@gmail.com'],
    ['jo+neu@gmx.ed', 'jo+neu@gmx.de'],
    ['t@tonline.de', 't@t-online.de'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@firma.con', 'a@firma.com'],
  ])('corrects %s', (typed, meant) => {
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
  ])('suggests nothing for %s', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});

describe('mailboxOf', () => {
  it.each([
    ['erika@gmail.com', 'Gmail'],
    ['erika@GMX.de', 'GMX'],
    ['"a@b"@web.de', 'WEB.DE'],
  ])('finds for %s the provider %s', (email, name) => {
    expect(mailboxOf(email)?.name).toBe(name);
    expect(mailboxOf(email)?.adresse).toMatch(/^https:\/\//);
  });

  it('finds nothing for an unknown domain', () => {
    expect(mailboxOf('erika@firma.de')).toBeUndefined();
    expect(mailboxOf('erika@gmail.com.firma.de')).toBeUndefined();
  });
});
