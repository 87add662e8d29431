import { loginByToken } from '../../../contract/calls/account/logintoken.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { hasZwischenseite, pageAddress, routePaths } from '../../../contract/pages/public.ts';
import { once, VORGANG } from '../../shell/form.ts';
import { Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { afterLogin } from '../../shell/login.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Target, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** State of the login link: usable, or why it is not. */
type LoginTokenState = 'offen' | 'abgelaufen' | 'verwendet' | 'gesperrt' | 'portal' | 'ungueltig';

interface LoginTokenProps extends PageContext {
  readonly state: LoginTokenState;
  /** The token that a form of the customer portal sent; undefined if the address has it. */
  readonly sent: string | undefined;
  /** The page for another login, and whether it sends a new link. */
  readonly newLink: { readonly page: 'Interstitial' | 'Login'; readonly isAutologin: boolean; readonly params: Target['params'] };
}

const STATES: Partial<Record<ErrorCode, LoginTokenState>> = {
  Abgelaufen: 'abgelaufen',
  TokenBereitsVerwendet: 'verwendet',
  EmailNotAllowed: 'gesperrt',
  KontoGesperrtEinzel: 'gesperrt',
  KontoGesperrtWildcard: 'gesperrt',
};

/** The token of the address: in its query, or in the path of Admin. */
const tokenOf = ({ params, query }: Visit): string => params.adminLoginToken ?? query.token ?? '';

/** The token of a form of the customer portal, which the page's own form sends again. */
const sentIn = ({ carried, form }: Visit): string | undefined => carried?.token ?? form?.values.token;

/** Opening the address changes nothing and does not use it up: mail scanners open links too. Its button posts. */
async function loadLoginToken(visit: Visit): Promise<Loaded<LoginTokenProps>> {
  const { form, konfiguration, query } = visit;
  const problem = form?.problem;
  const context = pageContext(visit);
  const isPortalDown = problem?.detail === context.t('fehler.NetzwerkFehler.portal');
  if (problem && !isPortalDown && isTransient(problem)) return { problem };
  const refused = problem && (isPortalDown ? 'portal' : (STATES[problem.code] ?? 'ungueltig'));
  return {
    props: {
      ...context,
      state: refused ?? ((sentIn(visit) ?? tokenOf(visit)) === '' ? 'ungueltig' : 'offen'),
      sent: sentIn(visit),
      newLink: {
        page: hasZwischenseite(konfiguration) ? 'Interstitial' : 'Login',
        isAutologin: konfiguration.IsAutologin,
        params: query.redirect === undefined ? {} : { redirect: query.redirect },
      },
    },
  };
}

/** A form without the id of our own comes from the customer portal: it opens the page, whose button logs in. */
async function postLoginToken(visit: Visit, fields: Fields): Promise<Posted> {
  if (fields.token && !fields[VORGANG]) return { carry: { token: fields.token } };
  const entered = await visit.call(loginByToken, { query: { token: fields.token ?? tokenOf(visit) }, ...once(fields) });
  if (!entered.ok) return { problem: entered.problem };
  return { redirect: afterLogin(visit.query.redirect, routePaths(visit.konfiguration.RoutePaths)) };
}

const titleOf = ({ t, state, mandant }: LoginTokenProps): string =>
  state === 'offen' ? t('anmeldelink.titel', { programm: mandant.ProgrammName }) : t(`anmeldelink.${state}.titel`);

/** Page of a login link, which logs in by its button. */
export const loginToken = page({
  load: loadLoginToken,
  post: postLoginToken,
  head: (props) => ({
    titel: titleOf(props),
    beschreibung: props.t('anmeldelink.text'),
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.state === 'offen' ? <Enter {...props} /> : <NoEntry {...props} />}</Frame>,
});

const Enter = (props: LoginTokenProps) => (
  <BandFlow title={titleOf(props)} lead={props.t('anmeldelink.text')}>
    <PostForm className="flex flex-col gap-6">
      <Vorgang />
      <SentToken {...props} />
      <Button className="md:self-start">{props.t('anmeldelink.knopf')}</Button>
      <p className="max-w-measure text-muted">{props.t('anmeldelink.einmal')}</p>
    </PostForm>
  </BandFlow>
);

const SentToken = ({ sent }: LoginTokenProps) => sent && <input type="hidden" name="token" value={sent} />;

const NoEntry = (props: LoginTokenProps) => {
  const { t, look, state, newLink, mandant, paths, locale } = props;
  if (state === 'offen') return null;
  const newAddress = pageAddress(paths, newLink.page, locale, newLink.params);
  return (
    <End
      title={titleOf(props)}
      why={t(`anmeldelink.${state}.text`, { programm: mandant.ProgrammName, support: mandant.SupportEmail })}
      picture={look.szenen.ende}
      drawing={state === 'gesperrt' ? <ClosedDoor /> : <OpenedLetter isDone={state === 'verwendet'} />}
    >
      {state === 'portal' ? (
        <>
          <PostForm>
            <Vorgang />
            <SentToken {...props} />
            <Button>{t('anmeldelink.portal.knopf')}</Button>
          </PostForm>
          <TextLink href={newAddress}>{t('anmeldelink.portal.mail')}</TextLink>
        </>
      ) : (
        <ButtonLink href={newAddress}>{t(newLink.isAutologin ? 'anmeldelink.neu' : 'anmeldelink.zurAnmeldung')}</ButtonLink>
      )}
    </End>
  );
};
