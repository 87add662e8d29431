import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import { APP_SECRET } from '../../../test/support/parts.ts';
import { makeSecrets } from '../../config/secrets.ts';
import type { Context } from '../../context.ts';
import { checkBankdaten } from './check.ts';

const secrets = makeSecrets(APP_SECRET);
const context = (nurDe = false) => ({ secrets, konfiguration: { ModuleIBANNurDE: nurDe } }) as Pick<Context, 'konfiguration' | 'secrets'>;
const check = (IBAN: string, BIC?: string | null, nurDe = false) =>
  checkBankdaten(context(nurDe), Bankdaten.parse({ Kontoinhaber: 'Jörg Müßig', IBAN, BIC }), 'Bankdaten');
const refused = (name: string, code: string) =>
  expect.objectContaining({ code: 'Validierung', fields: [{ field: `Bankdaten.${name}`, code }] });
const IBAN = 'DE89370400440532013000';

describe('an IBAN', () => {
  test.each([
    IBAN,
    'DE89 3704 0044 0532 0130 00',
    ' de89370400440532013000 ',
    'De89-3704-0044-0532-0130-00',
    'ＤＥ89370400440532013000',
    'IBAN: DE89\u00a03704\u202f0044–0532\u200b 0130 00',
  ])('typed as %j is normalised to the same account', (typed) => {
    expect(check(typed)).toEqual({ kontoinhaber: 'Jörg Müßig', iban: IBAN, bic: null, ibanHash: check(IBAN).ibanHash });
  });

  test.each(['', 'DE', 'DE88370400440532013000', 'DE8937040044053201300', 'DE893704004405320130000', 'XX89370400440532013000'])(
    '%j is refused',
    (typed) => {
      expect(() => check(typed)).toThrow(refused('IBAN', 'iban'));
    },
  );

  test('with one changed digit is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: IBAN.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(IBAN[at]) + by) % 10;
        expect(() => check(`${IBAN.slice(0, at)}${digit}${IBAN.slice(at + 1)}`)).toThrow(refused('IBAN', 'iban'));
      }),
    );
  });

  test('from abroad is refused if the tenant pays only to German accounts', () => {
    expect(check('AT611904300234573201').iban).toBe('AT611904300234573201');
    expect(() => check('AT611904300234573201', null, true)).toThrow(refused('IBAN', 'ibanNurDe'));
    expect(check(IBAN, null, true).iban).toBe(IBAN);
  });

  test.each([
    ['the United Kingdom', 'GB82 WEST 1234 5698 7654 32'],
    ['Switzerland', 'ch9300762011623852957'],
    ['Gibraltar', 'GI75NWBK000000007099453'],
    ['Monaco', 'MC58 1122 2000 0101 2345 6789 030'],
    ['Turkey', 'TR330006100519786457841326'],
    ['Brazil', 'BR1800360305000010009795493C1'],
  ])('from %s is refused, whether or not the tenant pays only to German accounts', (_, typed) => {
    expect(() => check(typed)).toThrow(refused('IBAN', 'ibanLand'));
    expect(() => check(typed, null, true)).toThrow(refused('IBAN', 'ibanLand'));
  });

  test.each([
    'NO93 8601 1117 947',
    'IS140159260076545510730339',
    'li21 0881 0000 2324 013a a',
    'FR1420041010050500013M02606',
    'HR1210010051863000160',
  ])('%s of the European Economic Area is accepted', (typed) => {
    expect(check(typed).iban).toBe(typed.replaceAll(' ', '').toUpperCase());
  });

  test('has a hash that differs between accounts and does not contain the number', () => {
    expect(check(IBAN).ibanHash).not.toBe(check('DE75512108001245126199').ibanHash);
    expect(check(IBAN).ibanHash).not.toContain('3704');
    expect(makeSecrets('another secret, long enough for it').pseudonym('iban', IBAN)).not.toBe(check(IBAN).ibanHash);
  });
});

describe('a BIC', () => {
  test.each([
    ['COBADEFF', 'COBADEFF'],
    ['coba de ff xxx', 'COBADEFFXXX'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('typed as %j is stored as %j', (typed, bic) => {
    expect(check(IBAN, typed).bic).toBe(bic);
  });

  test.each(['COBADE', 'COBADEFFX', '1234DEFF'])('%j is refused', (typed) => {
    expect(() => check(IBAN, typed)).toThrow(refused('BIC', 'bic'));
  });

  test('with a character that cannot be stored is refused', () => {
    const { error } = Bankdaten.safeParse({ Kontoinhaber: 'Jörg Müßig', IBAN, BIC: 'COBADEFF\u0000' });
    expect(error?.issues).toMatchObject([{ path: ['BIC'], params: { code: 'zeichen' } }]);
  });
});
