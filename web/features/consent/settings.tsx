import type { ReactNode } from 'react';
import type { Consent } from '../../../contract/calls/consent.ts';
import { isWidget } from '../../../contract/pages/widget.ts';
import { type ConsentWording, consentWording, versionOf } from '../../../texts/consent.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The choice by category with the earlier choice preset, linked from the banner and the footer; null unless the address asks for it. */
export function consentSettings({ konfiguration, locale, texte, query, consent }: Visit): ReactNode {
  if (!konfiguration.useInternalConsentManager || isWidget(query) || query.cookies === undefined) return null;
  const t = createTexts(locale, texte);
  return <Settings t={t} wording={consentWording(t, konfiguration)} consent={consent} />;
}

interface SettingsProps {
  readonly t: Translate;
  readonly wording: ConsentWording;
  readonly consent: Consent | null;
}

/** A plain form to the page's own address. The buttons to decline and to accept all look the same; only an earlier choice presets a tick. */
const Settings = ({ t, wording, consent }: SettingsProps) => (
  <section aria-labelledby="consent-titel">
    <Card className="p-5 md:p-8">
      <form method="post" className="flex flex-col gap-6">
        <input type="hidden" name="Wortlaut" value={versionOf(wording)} />
        <div>
          <Heading level={2} size="item" id="consent-titel">
            {wording.titel}
          </Heading>
          <p className="mt-2 max-w-measure">{wording.text}</p>
          <p className="mt-2 max-w-measure text-muted">{wording.mehr}</p>
        </div>
        <ul className="grid gap-3">
          {wording.kategorien.map((kategorie) => (
            <li key={kategorie.identifier}>
              <Kategorie {...kategorie} t={t} consent={consent} />
            </li>
          ))}
        </ul>
        <div className="grid gap-3 md:grid-cols-2">
          <Button name="consent" value="auswahl" className="md:col-span-2">
            {t('consent.speichern')}
          </Button>
          <Button name="consent" value="keine" variant="quiet">
            {t('consent.ablehnen')}
          </Button>
          <Button name="consent" value="alle" variant="quiet">
            {t('consent.akzeptieren')}
          </Button>
        </div>
      </form>
    </Card>
  </section>
);

type KategorieProps = ConsentWording['kategorien'][number] & Pick<SettingsProps, 't' | 'consent'>;

const Kategorie = ({ identifier, titel, text, t, consent }: KategorieProps) =>
  identifier === 'Erforderlich' ? (
    <p className="mt-2 flex items-start gap-3">
      <span className="grid size-6 shrink-0 place-items-center text-success">
        <Icon name="check" />
      </span>
      <Words titel={`${titel} (${t('consent.immer')})`} text={text} />
    </p>
  ) : (
    <Checkbox
      name={identifier}
      checkedValue="1"
      value={consent?.[identifier] ? '1' : ''}
      label={<Words titel={titel} text={text} />}
      error={undefined}
      errorPrefix=""
    />
  );

const Words = ({ titel, text }: { titel: string; text: string }) => (
  <span>
    <span className="block font-semibold">{titel}</span>
    <span className="block text-muted">{text}</span>
  </span>
);
