import type { StandState } from '../../../contract/values/bild.ts';
import type { TextValues } from '../../../texts/fill.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import type { MailContent } from '../../mail/content.ts';

/** The mails about a grant. */
export type Vorlage =
  | 'praemieBereit'
  | 'praemieLohn'
  | 'gutscheinCode'
  | 'praemieStorniert'
  | 'praemieGewaehlt'
  | 'praemieAbgelaufen'
  | 'praemieAusgezahlt'
  | 'praemieZurueck'
  | 'praemieZurueckErinnerung'
  | 'praemieKonto';

/** State of the referral in each mail; null if the grant was lost. */
const STATES: Readonly<Record<Vorlage, StandState | null>> = {
  praemieBereit: 'bestellt',
  praemieLohn: 'bestellt',
  praemieGewaehlt: 'bestellt',
  praemieKonto: 'bestellt',
  praemieZurueck: 'bestellt',
  praemieZurueckErinnerung: 'bestellt',
  gutscheinCode: 'ausgezahlt',
  praemieAusgezahlt: 'ausgezahlt',
  praemieStorniert: null,
  praemieAbgelaufen: null,
};

/** The sentence about the next day, for mails that know it as `tag`. */
const DAYS: Readonly<Partial<Record<Vorlage, TextKey>>> = {
  praemieBereit: 'mail.tag.waehlenBis',
  praemieGewaehlt: 'mail.tag.ueberweisung',
  praemieAusgezahlt: 'mail.tag.ueberwiesen',
  praemieZurueck: 'mail.tag.konto',
  praemieZurueckErinnerung: 'mail.tag.konto',
};

/** Picture, amount and next day at the head of a mail about a grant; nothing if it was lost. */
export function kopfOf(t: Translate, vorlage: Vorlage, values: TextValues, wert: string): Pick<MailContent, 'stand' | 'eckdaten'> {
  const state = STATES[vorlage];
  if (state === null) return {};
  const day = DAYS[vorlage];
  return { stand: state, eckdaten: { wert, ...(day && values.tag !== undefined && { tag: t(day, values) }) } };
}
