import type { Seite } from '../../../contract/values/wire.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { enqueueEvenIfSilent, enqueueMail } from '../../mail/store.ts';
import { ensureMitarbeitende } from '../empfehler/index.ts';
import { bookGebuehr, bookGewaehrung, bookPraemie } from '../kassenbuch/index.ts';
import { type PraemieRow, praemierungToken, splitOf } from '../praemie/index.ts';
import { countBonus } from './bonus.ts';
import { nextFaellig } from './ending.ts';
import { praemieBereit } from './mails.ts';
import { readEmpfehlerIdOf } from './reads.ts';
import * as store from './store.ts';

interface Release {
  readonly auftragsnummer: string;
  readonly empfaengernummer: string;
  /** Share of the recommender, and the seller in place of one. */
  readonly empfehlung: Parameters<typeof splitOf>[2];
  readonly praemie: PraemieRow;
  /** The agency that pays for the grant in addition to the tenant; null if only the tenant pays. */
  readonly agenturnummer: string | null;
}

/**
 * Creates, books and mails the grants of a released order, one for each side with a share. They add up to the reward plus the bonus, which
 * goes to the recommender regardless of the shares; a seller gets none of both. The agency's costs, reward and fee, are booked to its account.
 */
export async function grantPraemierungen(context: Context, { praemie, empfehlung, agenturnummer, ...order }: Release): Promise<void> {
  const split = splitOf(context, praemie.wert_cent, empfehlung);
  const bonusCent = await countBonus(context, order.empfaengernummer);
  const parts: [Seite, number, number][] = [
    ['Empfehler', split.empfehlerCent + bonusCent, bonusCent],
    ['Empfaenger', split.empfaengerCent, 0],
  ];
  for (const [seite, wert_cent, bonus_cent] of parts) {
    if (wert_cent === 0) continue;
    const praemierungsnummer = await grantOne(context, { ...order, praemie_id: praemie.id, seite, wert_cent, bonus_cent });
    if (agenturnummer !== null) await bookPraemie(context, { praemierungsnummer, agenturnummer, praemieCent: wert_cent - bonus_cent });
  }
  if (agenturnummer !== null) await bookGebuehr(context, { agenturnummer, auftragsnummer: order.auftragsnummer });
}

interface NewGrant {
  readonly auftragsnummer: string;
  readonly empfaengernummer: string;
  readonly praemie_id: number;
  readonly seite: Seite;
  readonly wert_cent: number;
  readonly bonus_cent: number;
}

/** Creates a grant to choose, or one that is paid with the wages, of an employee with a number for payroll (sellers.md rule 12). */
async function grantOne(context: Context, grant: NewGrant): Promise<string> {
  const praemierungsnummer = context.random.nummer();
  const alsLohn = context.konfiguration.PraemieAlsLohn && grant.seite === 'Empfehler';
  if (alsLohn) await ensureMitarbeitende(context, await readEmpfehlerIdOf(context, grant.empfaengernummer));
  const status = alsLohn ? 'Bereitgestellt' : 'Offen';
  const gueltigBis = addTage(context.now, context.konfiguration.PraemieGueltigTage);
  await store.insertPraemierung(context, {
    ...grant,
    praemierungsnummer,
    status,
    art: alsLohn ? 'Gehalt' : null,
    token_hash: context.secrets.hash(praemierungToken(context, praemierungsnummer)),
    gueltig_bis: gueltigBis,
    bankdaten_id: null,
    erstellt_am: context.now,
    gewaehlt_am: alsLohn ? context.now : null,
    faellig_am: alsLohn ? null : nextFaellig({ gueltig_bis: gueltigBis }, context.now),
    gutschein: null,
  });
  await bookGewaehrung(context, { praemierungsnummer, wert_cent: grant.wert_cent });
  const { seite, wert_cent: wertCent, bonus_cent: bonusCent } = grant;
  const wechsel = { was: 'Praemierung', bezug: praemierungsnummer, vorher: null, nachher: status } as const;
  await recordWechsel(context, wechsel, { was: 'praemierung.gewaehrt', daten: { seite, wertCent, ...(bonusCent > 0 && { bonusCent }) } });
  // Recommenders also see the reward in the personal area; recipients have only the mail.
  const enqueue = seite === 'Empfaenger' ? enqueueEvenIfSilent : enqueueMail;
  await enqueue(context, praemieBereit, praemierungsnummer);
  return praemierungsnummer;
}
