import { useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { VORSCHAU_LINK_TAGE, VORSCHAU_SEITEN, vorschauPath } from '../../../contract/rules/entwurf-vorschau.ts';
import { LOCALES } from '../../../contract/values/wire.ts';
import { copyText } from '../../portals/shell/copy.ts';
import { CHIP, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { CONTENT } from '../frame/use-content-focus.ts';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { Frame } from '../vorschau/frame.tsx';

/** Widths of a page in pixels. */
const WIDTHS = ['390', '1440'] as const;

const LANGUAGES = { de: 'betrieb.entwurf.deutsch', en: 'betrieb.entwurf.englisch' } as const;

/** A draft as its pages: for everybody who has the address, without a login. */
export function Component() {
  const { t, locale } = useBackoffice();
  const { token = '' } = useParams();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  useScreenTitle(t('betrieb.entwurf.ansicht'));
  const chosen = <T extends string>(name: string, values: readonly T[], usual: T): T =>
    values.find((one) => one === query.get(name)) ?? usual;
  const choose = (name: string) => (value: string) =>
    setQuery((before) => new URLSearchParams([...before].filter(([one]) => one !== name).concat([[name, value]])), {
      replace: true,
      state,
    });
  const seite = chosen('seite', VORSCHAU_SEITEN, 'start');
  const breite = chosen('breite', WIDTHS, '390');
  const sprache = chosen('sprache', LOCALES, locale);
  const title = t(`betrieb.entwurf.ansicht.seite.${seite}`);
  const src = `${vorschauPath(token)}/${seite}?sprache=${sprache}`;
  return (
    <main id={CONTENT} tabIndex={-1} className="mx-auto flex max-w-380 flex-col gap-6 px-4 py-6 outline-none lg:px-8">
      <header className="flex flex-col gap-1">
        {state?.draft && (
          <Link to={state.draft} className="mb-2 inline-flex min-h-11 items-center gap-2 self-start">
            <Icon name="back" />
            {t('betrieb.entwurf.ansicht.zurueck')}
          </Link>
        )}
        <h1 className="text-2xl">{t('betrieb.entwurf.ansicht')}</h1>
        <p className="max-w-measure text-muted">{t('betrieb.entwurf.ansicht.text')}</p>
        <Share />
      </header>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Choice label={t('betrieb.entwurf.ansicht.seite')} value={seite} choose={choose('seite')}>
          {VORSCHAU_SEITEN.map((one) => [one, t(`betrieb.entwurf.ansicht.seite.${one}`)])}
        </Choice>
        <Choice label={t('betrieb.entwurf.ansicht.breite')} value={breite} choose={choose('breite')}>
          {WIDTHS.map((one) => [one, t(`betrieb.entwurf.ansicht.breite.${one}`)])}
        </Choice>
        <Choice label={t('betrieb.entwurf.ansicht.sprache')} value={sprache} choose={choose('sprache')}>
          {LOCALES.map((one) => [one, t(LANGUAGES[one])])}
        </Choice>
      </div>
      <Frame key={`${src} ${breite}`} src={src} title={title} width={Number(breite)} />
    </main>
  );
}

/** The address to hand over. */
function Share() {
  const { t } = useBackoffice();
  const [isCopied, setCopied] = useState(false);
  const address = () => `${location.origin}${location.pathname}`;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure text-muted">{t('betrieb.entwurf.ansicht.weitergeben', { tage: VORSCHAU_LINK_TAGE })}</p>
      <button type="button" className={SECONDARY_BUTTON} onClick={async () => setCopied(await copyText(address()))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span role="status">{t(isCopied ? 'betrieb.entwurf.ansicht.kopiert' : 'betrieb.entwurf.ansicht.kopieren')}</span>
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  choose(value: string): void;
  /** Values with their labels. */
  readonly children: readonly (readonly [value: string, label: string])[];
}

/** One of a few values, by buttons. */
const Choice = ({ label, value, choose, children }: ChoiceProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="mb-1 text-xs font-semibold text-muted">{label}</legend>
    {children.map(([one, name]) => (
      <button key={one} type="button" aria-pressed={one === value} className={CHIP} onClick={() => choose(one)}>
        {name}
      </button>
    ))}
  </fieldset>
);
