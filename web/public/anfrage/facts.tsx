import type { Anfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import type { Translate } from '../../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface AnfrageFactsProps {
  readonly t: Translate;
  readonly name: string;
  readonly anfrage: Anfrage;
  readonly eingang: string;
  /** Day from which the release counts, as shown; null if it is not set yet. */
  readonly frist: string | null;
}

/** Person, product, contact data and status of an inquiry. */
export const AnfrageFacts = ({ t, name, anfrage, eingang, frist }: AnfrageFactsProps) => {
  const { Email, Telefon, Wunschzeit, Nachricht, Produkt, Status } = anfrage;
  return (
    <Card className="px-5 py-2 md:px-8">
      <Facts>
        <Fact title={t('anfrage.stand')}>
          <strong>{t(`anfrage.stand.${Status}`)}</strong>
        </Fact>
        <Fact title={t('anfrage.produkt')}>{Produkt.Name}</Fact>
        {name && (
          <Fact title={t('anfrage.person')}>
            <div className="flex flex-col items-start">
              <span>{name}</span>
              {Email && <TextLink href={`mailto:${encodeURIComponent(Email)}`}>{Email}</TextLink>}
              {Telefon && <TextLink href={`tel:${Telefon.replace(/[^\d+]/g, '')}`}>{Telefon}</TextLink>}
            </div>
          </Fact>
        )}
        {Wunschzeit && <Fact title={t('anfrage.wunschzeit')}>{Wunschzeit}</Fact>}
        {Nachricht && (
          <Fact title={t('anfrage.nachricht')}>
            <span className="whitespace-pre-line">{Nachricht}</span>
          </Fact>
        )}
        <Fact title={t('anfrage.eingang')}>{eingang}</Fact>
        {frist && <Fact title={t('feldname.fristbeginn')}>{frist}</Fact>}
      </Facts>
    </Card>
  );
};
