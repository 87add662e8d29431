import { describe, expect, test } from 'vitest';
import { faultOfCode } from './wunschcode.ts';

const FUNKHOF = { names: ['Funkhof', 'telko'], roots: ['api', 'login', 'praemie', 'kontakt', 'über-uns'] };
const LINDTAL = { names: ['Lindtal Energie', 'energie'], roots: [] };
const faultsOf = (codes: readonly string[], names = FUNKHOF) => Object.fromEntries(codes.map((code) => [code, faultOfCode(code, names)]));
const allAre = (fault: string | null, codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, fault]));

describe('a chosen code', () => {
  test.each([
    ['of an offensive word', ['ARSCH', 'FICKEN', 'NAZI', 'SHIT', 'CUNT', 'NUTTE', 'MOESE']],
    ['with digits at its ends', ['ARSCH1', '77NAZI', 'SHIT2026', '1FOTZE9']],
    ['with digits for letters', ['4RSCH', 'N4Z1', 'SH17', 'F1CK3N', 'FUCK3R', 'H1TL3R88', 'ARSCHL0CH']],
    ['of a word between digits', ['ICH2NAZI', '1SLUT1']],
    ['that contains a word that no ordinary name has', ['FUCKYOU', 'MEINHITLER', 'DUWICHSER']],
    ['of a slogan in digits', ['1488', 'HH88', '88SS']],
  ])('%s is not allowed', (_, codes) => {
    expect(faultsOf(codes)).toEqual(allAre('nichtErlaubt', codes));
  });

  test('of an ordinary name is allowed, although an offensive word is part of it', () => {
    const codes =
      `DICKMANN DICKMANN7 SCUNTHORPE HITCHCOCK COCKPIT FICKER FICKERT7 SCHARSCHMID ANALENA ANALYSE1 MATSUSHITA PENISTONE ESSEX26 SUSSEX NAZIHA HURENA
      ARSCHANSKI SHITAL7 RAPHAEL GRAPE24 KOCKERT TITTENMOSER ERIKA7 JOERG7 MUELLER SOMMER26 ANNA1988 OMA1488X 2024 WHISKY1 INGRID7 NIKLAS9`.split(
        /\s+/,
      );
    expect(faultsOf(codes)).toEqual(allAre(null, codes));
  });

  test.each([['FUNKHOF'], ['FUNKHOF7'], ['FUNKH0F'], ['TEAMFUNKHOF'], ['TELKO'], ['TELK01']])(
    '%s is the own name of the tenant',
    (code) => {
      expect(faultOfCode(code, FUNKHOF)).toBe('eigenerName');
    },
  );

  test('of several words of a name is refused as a whole or as one of them, but not within another word', () => {
    const names = { names: ['Lindtal Energie'], roots: [] };
    expect(faultsOf(['LINDTAL', 'LINDTAL7', 'ENERGIE', 'ENERGIEBUND', 'LINDTALER'], names)).toEqual({
      LINDTAL: 'eigenerName',
      LINDTAL7: 'eigenerName',
      ENERGIE: 'eigenerName',
      ENERGIEBUND: null,
      LINDTALER: null,
    });
    expect(faultOfCode('MUELLERBAU', { names: ['Müller-Bau'], roots: [] })).toBe('eigenerName');
  });

  test('of a word with which an address begins is not allowed', () => {
    const codes = ['LOGIN', 'L0G1N', 'PRAEMIE', 'KONTAKT', 'UEBERUNS'];
    expect(faultsOf(codes)).toEqual(allAre('nichtErlaubt', codes));
    expect(faultsOf(['LOGIN7', 'PRAEMIEN', 'KONTAKTA'])).toEqual(allAre(null, ['LOGIN7', 'PRAEMIEN', 'KONTAKTA']));
  });

  test.each([['VODAFONE'], ['V0DAF0NE1'], ['MEINTELEKOM'], ['SKY2026'], ['LKEA']])('%s is the name of another brand', (code) => {
    expect(faultOfCode(code, LINDTAL)).toBe('marke');
  });

  test('can be the name of a brand that is the own one only as the own name', () => {
    expect(faultOfCode('SPARKASSE', { names: ['Sparkasse Nord'], roots: [] })).toBe('eigenerName');
    expect(faultOfCode('SPARKASSEX', { names: ['Sparkasse Nord'], roots: [] })).toBeNull();
  });
});
