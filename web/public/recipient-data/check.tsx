import type { TextKey } from '../../../texts/texts.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Flow } from '../../ui/flow.tsx';
import { type PersonField, WERBEEINWILLIGUNG } from './data.ts';
import type { RecipientDataProps } from './load.ts';

/** What was typed, to be looked at once more; the form carries it on. */
export const Check = (props: RecipientDataProps) => {
  const { t, form } = props;
  const email = form.values['empfaengerdaten.email'] ?? '';
  return (
    <Flow title={t('angaben.pruefen.titel')} lead={t('angaben.pruefen.lead')}>
      <form method="post" className="flex flex-col gap-6">
        <Card className="px-5 py-2 md:px-8">
          <Typed {...props} />
        </Card>
        {Object.entries(form.values)
          .filter(([name]) => name !== 'schritt')
          .map(([name, typed]) => (
            <input key={name} type="hidden" name={name} value={typed} />
          ))}
        <p className="max-w-measure break-words text-muted">{t('angaben.pruefen.danach', { email })}</p>
        <div className="contents md:flex md:gap-3">
          <ActionBar>
            <Button name="schritt" value="senden">
              {t('angaben.pruefen.knopf')}
            </Button>
          </ActionBar>
          <Button look="quiet" name="schritt" value="daten">
            {t('angaben.pruefen.aendern')}
          </Button>
        </div>
      </form>
    </Flow>
  );
};

const Typed = ({ t, form: { values } }: RecipientDataProps) => {
  const value = (path: PersonField) => values[`empfaengerdaten.${path}`] ?? '';
  const anrede = value('anrede');
  return (
    <Facts>
      <Fact title={t('angaben.person')}>
        {anrede && `${t(`angaben.anrede.${anrede}` as TextKey)} `}
        {value('vorname')} {value('name')}
        <br />
        <span className="text-muted">{t('feldname.geburtsdatum')}:</span> {value('geburtsdatum')}
      </Fact>
      <Fact title={t('angaben.kontakt')}>
        {value('email')}
        {value('telefon') && (
          <>
            <br />
            {value('telefon')}
          </>
        )}
      </Fact>
      <Fact title={t('angaben.adresse')}>
        {value('adresse.strasse')} {value('adresse.hausnummer')}
        <br />
        {value('adresse.plz')} {value('adresse.ort')}
      </Fact>
      <Fact title={t('angaben.werbung')}>
        {t(values[WERBEEINWILLIGUNG] === 'ja' ? 'angaben.einwilligung.ja' : 'angaben.einwilligung.nein')}
      </Fact>
    </Facts>
  );
};
