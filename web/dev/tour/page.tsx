import { renderToStaticMarkup } from 'react-dom/server';
import { formatCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { ROLLEN, type TourPage } from './stand.ts';
import { type Action, type Go, RELEASE_DAYS, type Step, stepsOf } from './steps.ts';
import { STYLE } from './style.ts';
import { WORDS, type Words } from './words.ts';

/** Where the tour is, which every form of it goes to. */
export const TOUR = '/dev/tour';

interface PartProps {
  readonly page: TourPage;
  readonly words: Words;
}

/** The tour of the demo: the steps from a link to its payout, the clock, the ledger of the reward, and a login for each role. */
export function renderDevTour(page: TourPage): string {
  const words = WORDS[page.locale];
  const html = renderToStaticMarkup(
    <html lang={page.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>{words.title}</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <p className="top">
            <span>Empfehlwerk, Demo</span>
            <a href={`?lang=${page.locale === 'de' ? 'en' : 'de'}`} lang={page.locale === 'de' ? 'en' : 'de'}>
              {words.otherLanguage}
            </a>
          </p>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {page.wait !== null && <p role="alert">{words.wait(page.wait)}</p>}
          <div className="plan">
            <div>
              <Steps page={page} words={words} />
              {page.stand.paidOn !== null && <Kassenbuch page={page} words={words} />}
            </div>
            <div className="side">
              <Clock page={page} words={words} />
              <nav className="card tools" aria-label={words.tools.title}>
                <h2>{words.tools.title}</h2>
                <ul>
                  {words.tools.links.map(([href, label]) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </div>
          <People page={page} words={words} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const Steps = ({ page, words }: PartProps) => {
  const steps = stepsOf(page, words);
  const now = steps.find(({ isDone }) => !isDone);
  return (
    <ol className="steps">
      {steps.map((step, at) => (
        <li
          key={step.name}
          className={`step${step === now ? ' now' : step.isDone ? ' done' : ''}`}
          {...(step === now && { 'aria-current': 'step' })}
        >
          <span className="mark">{step.isDone ? <Check label={words.done} /> : at + 1}</span>
          <div className="body">
            <h3>{step.title}</h3>
            <p className="quiet">{step.text}</p>
            {step === now && <Actions page={page} words={words} step={step} isFirst={at === 0} />}
          </div>
        </li>
      ))}
    </ol>
  );
};

/** The actions of the present step: those that are done have a tick, the next one has the button. */
const Actions = ({ page, words, step, isFirst }: PartProps & { readonly step: Step; readonly isFirst: boolean }) => {
  const next = step.actions.find(({ isDone }) => !isDone);
  const isOnly = step.actions.length === 1;
  return (
    <ul className="acts">
      {step.actions.map((action) => (
        <li key={action.button} className={`act${isOnly ? ' only' : action.isDone ? ' done' : ''}`}>
          {!isOnly && (action.isDone ? <Check label={words.done} /> : <Dot />)}
          <div>
            <p>{action.text}</p>
            {action === next && <Next page={page} words={words} action={action} isFirst={isFirst} />}
          </div>
        </li>
      ))}
    </ul>
  );
};

const Next = ({ page, words, action, isFirst }: PartProps & { readonly action: Action; readonly isFirst: boolean }) => (
  <>
    {action.go === null && <p className="where">{words.noMail}</p>}
    <div className="row">
      {action.go && <GoForm page={page} go={action.go} label={action.button} isPrimary isFocused={!isFirst} />}
      {page.stand.paidOn === null && (
        <form method="get" action="/dev">
          <input type="hidden" name="lang" value={page.locale} />
          <button type="submit">{words.next}</button>
        </form>
      )}
    </div>
    {action.go && 'ziel' in action.go && action.go.ziel.includes('token=') && <p className="where">{action.go.ziel}</p>}
  </>
);

interface GoFormProps {
  readonly page: TourPage;
  readonly go: Go;
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isFocused?: boolean;
}

/** A button that opens a page as a person in a new tab, or moves the clock. */
const GoForm = ({ page, go, label, isPrimary = false, isFocused = false }: GoFormProps) => (
  <form method="post" {...('rolle' in go ? { action: page.loginAt[go.rolle], target: '_blank' } : { action: `${TOUR}/uhr` })}>
    <input type="hidden" name="lang" value={page.locale} />
    {'rolle' in go ? (
      <>
        <input type="hidden" name="Rolle" value={go.rolle} />
        <input type="hidden" name="Ziel" value={go.ziel} />
      </>
    ) : (
      <>
        <input type="hidden" name="Tage" value={go.tage} />
        <input type="hidden" name="Heute" value={page.heute} />
      </>
    )}
    {/* biome-ignore lint/a11y/noAutofocus: after "next" the page begins at the present step */}
    <button type="submit" {...(isPrimary && { className: 'primary' })} autoFocus={isFocused}>
      {label}
    </button>
  </form>
);

const Clock = ({ page, words: { clock } }: PartProps) => (
  <section className="card" aria-labelledby="uhr">
    <h2 id="uhr">{clock.title}</h2>
    <p className="day">{formatDay(page.heute, page.locale)}</p>
    <p className="quiet">{clock.text}</p>
    <div className="row">
      {[1, RELEASE_DAYS].map((tage) => (
        <GoForm key={tage} page={page} go={{ tage }} label={clock.forward(tage)} />
      ))}
    </div>
  </section>
);

/** The entries of the recommender's reward, each with the account that it takes from and the one that it gives to. */
const Kassenbuch = ({ page: { stand, locale }, words: { kassenbuch } }: PartProps) => {
  const lines = stand.entries.flatMap(({ tag, vorgang, soll, haben, cent }) => [
    { tag, vorgang, konto: soll, cent },
    { tag, vorgang, konto: haben, cent: -cent },
  ]);
  const [vorgang, konto, betrag] = kassenbuch.columns;
  return (
    <section className="card kassenbuch" aria-labelledby="kassenbuch">
      <h2 id="kassenbuch">{kassenbuch.title}</h2>
      <p className="quiet">{kassenbuch.text}</p>
      <table>
        <thead>
          <tr>
            {[vorgang, konto].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="sum">
              {betrag}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.vorgang} ${line.konto}`}>
              <td>
                {kassenbuch.vorgaenge[line.vorgang] ?? line.vorgang} <span className="day-of">{formatDay(line.tag, locale)}</span>
              </td>
              <td>{kassenbuch.konten[line.konto] ?? line.konto}</td>
              <td className="sum">{signed(line.cent, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {kassenbuch.sum}
            </th>
            <td className="sum">
              {formatCent(
                lines.reduce((sum, { cent }) => sum + cent, 0),
                locale,
              )}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

/** An amount with a true minus sign. */
const signed = (cent: number, locale: TourPage['locale']): string => formatCent(cent, locale).replace('-', '\u2212');

const People = ({ page, words: { people, rollen } }: PartProps) => (
  <section className="people" aria-labelledby="rollen">
    <h2 id="rollen">{people.title}</h2>
    <p className="quiet">{people.text}</p>
    <div className="grid">
      {ROLLEN.map((rolle) => (
        <section key={rolle} className="card" aria-label={rollen[rolle].name}>
          <h3>{rollen[rolle].name}</h3>
          <p className="quiet">{rollen[rolle].text}</p>
          <GoForm page={page} go={{ rolle, ziel: '' }} label={rollen[rolle].button} />
        </section>
      ))}
    </div>
  </section>
);

const Check = ({ label }: { label: string }) => (
  <svg viewBox="0 0 20 20" role="img" aria-label={label}>
    <path d="M4 10.5 8.2 15 16 5.5" />
  </svg>
);

const Dot = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="6" />
  </svg>
);
