import type { Insertable, Updateable } from 'kysely';
import { describe, expectTypeOf, test } from 'vitest';
import type { Parts } from '../parts.ts';
import type { Db, MandantScope, SystemScope } from './scope.ts';
import type { MandantTables, SystemTables } from './tables.ts';

/** Tables of the people of the back office, who belong to the installation. */
type Person = 'betrieb_benutzer' | 'betrieb_faktor' | 'betrieb_link' | 'betrieb_protokoll' | 'betrieb_sitzung';

/** Checked by the type check: none of these tests compiles once a query outside a scope can be written. */
describe('a query outside a scope does not compile', () => {
  test('Db offers only scopes, and a check that takes no query', () => {
    expectTypeOf<keyof Db>().toEqualTypeOf<
      'kind' | 'versionOf' | 'noteChange' | 'inMandant' | 'insertInMandant' | 'inSystem' | 'inCrossing' | 'checkRoom' | 'inTurn' | 'inSetup'
    >();
    expectTypeOf<Parts['db']>().toEqualTypeOf<Db>();
  });

  test('tables without a tenant are reached only in the system scope', () => {
    expectTypeOf<
      Extract<keyof MandantTables, 'app_secret' | 'uhr' | 'zaehler' | 'postfach_mail' | 'mandant_host' | 'migration' | Person>
    >().toBeNever();
  });

  test('the system scope sees keys, states, due moments, campaigns and sizes of pictures, nothing personal', () => {
    expectTypeOf<SystemScope['tx']>().not.toExtend<MandantScope['tx']>();
    expectTypeOf<
      Exclude<keyof SystemTables, 'app_secret' | 'mandant' | 'mandant_host' | 'uhr' | 'zaehler' | 'postfach_mail' | Person>
    >().toEqualTypeOf<
      | 'arbeit'
      | 'seller'
      | 'mail'
      | 'betrieb_rolle'
      | 'tagesmail'
      | 'tagespruefung'
      | 'postfach'
      | 'postfach_sperre'
      | 'bild'
      | 'aktion'
      | 'account'
      | 'empfehlung'
      | 'empfaenger'
      | 'auftrag'
      | 'praemierung'
      | 'nachbuchung'
      | 'export'
      | 'einladung'
      | 'klickstand'
      | 'agentur_benutzer'
      | 'buchung'
      | 'rechnung'
      | 'rechnung_pdf'
      | 'rechnung_position'
      | 'gutschein_leer'
      | 'ziel'
      | 'zahlung'
      | 'zahlungslauf'
      | 'zurueckhaltung'
    >();
    expectTypeOf<keyof SystemTables['account']>().toEqualTypeOf<'mandant' | 'account_id' | 'loeschen_am'>();
    expectTypeOf<keyof SystemTables['postfach']>().toEqualTypeOf<'postfach_hash' | 'gehandelt_am'>();
    expectTypeOf<keyof SystemTables['ziel']>().toEqualTypeOf<'mandant' | 'ziel_id' | 'faellig_am'>();
    expectTypeOf<keyof SystemTables['klickstand']>().toEqualTypeOf<'mandant' | 'faellig_am'>();
    expectTypeOf<keyof SystemTables['export']>().toEqualTypeOf<'mandant' | 'exportnummer' | 'faellig_am' | 'wer'>();
    expectTypeOf<keyof SystemTables['rechnung_pdf']>().toEqualTypeOf<'mandant' | 'rechnungsnummer' | 'fehlt'>();
    expectTypeOf<keyof SystemTables['empfehlung']>().toEqualTypeOf<
      'mandant' | 'empfehlungsnummer' | 'erinnerung_am' | 'bestaetigt_am' | 'gueltig_bis' | 'beendet_am'
    >();
    expectTypeOf<keyof SystemTables['einladung']>().toEqualTypeOf<'mandant' | 'einladungsnummer' | 'status' | 'gueltig_bis'>();
    expectTypeOf<keyof SystemTables['empfaenger']>().toEqualTypeOf<'mandant' | 'empfaengernummer' | 'frist_am' | 'loeschen_am'>();
  });

  test('no statement writes the tenant of a row', () => {
    type Written = {
      [T in Exclude<keyof MandantTables, 'mandant'>]: keyof Insertable<MandantTables[T]> | keyof Updateable<MandantTables[T]>;
    };
    expectTypeOf<Extract<Written[keyof Written], 'mandant'>>().toBeNever();
  });
});
