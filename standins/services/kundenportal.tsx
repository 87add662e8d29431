import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { drawPage } from './page.tsx';
import type { StandIn, StandInRequest } from './stand-in.ts';

/** Name of the portal in its tokens, as the tenant's settings have it. */
const ISSUER = 'https://portal.werkring.example';

/** People who are logged in to the portal in the demo: one known to the product, and one whose account the first click makes. */
const PEOPLE = [
  { email: 'erika@example.org', vorname: 'Erika', nachname: 'Muster' },
  { email: 'ida@werkring.example', vorname: 'Ida', nachname: 'Ingenieurin' },
];

const WORDS = {
  de: {
    title: 'Ihr Kundenportal',
    lead: 'Als wer sind Sie hier angemeldet? Der Knopf führt ohne zweite Anmeldung weiter.',
    go: 'Freunde werben als',
  },
  en: {
    title: 'Your customer portal',
    lead: 'As whom are you logged in here? The button leads on without a second login.',
    go: 'Recommend to friends as',
  },
};

/** Path of the page. */
const PAGE = '/start';

/** Life of a token: the page that shows its button may stay open that long, and the product accepts no more. */
const LIFE_S = 600;

/** A tenant's customer portal: a page with a button for each person, whose form sends a signed token to the product, and the public key. */
export function kundenportalStandIn(): StandIn {
  const made = generateKeyPair('ES256', { extractable: true });
  const kid = crypto.randomUUID();

  const tokenOf = async ({ base, now }: StandInRequest, { email, vorname, nachname }: (typeof PEOPLE)[number]): Promise<string> => {
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({ email, given_name: vorname, family_name: nachname })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setIssuer(ISSUER)
      .setAudience(new URL(base).origin)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFE_S)
      .setJti(crypto.randomUUID())
      .sign((await made).privateKey);
  };

  return {
    name: 'kundenportal',
    title: 'Kundenportal (Anmeldung mit signiertem Token)',
    page: PAGE,
    isPage: (path) => path === PAGE,
    async answer(request) {
      const { path, locale } = request;
      if (path === '/jwks.json')
        return { body: { keys: [{ ...(await exportJWK((await made).publicKey)), kid, alg: 'ES256', use: 'sig' }] } };
      if (path !== PAGE) return { status: 404 };
      const words = WORDS[locale];
      const tokens = await Promise.all(PEOPLE.map((person) => tokenOf(request, person)));
      return drawPage({
        locale,
        title: words.title,
        lead: words.lead,
        children: PEOPLE.map(({ email, vorname, nachname }, index) => (
          <form key={email} method="post" action={`/${locale}/anmeldelink`} className="card row apart">
            <span className="person">
              <b>{`${vorname} ${nachname}`}</b>
              <span>{email}</span>
            </span>
            <button type="submit" name="token" value={tokens[index]} className="primary">
              {`${words.go} ${vorname} ${nachname}`}
            </button>
          </form>
        )),
      });
    },
  };
}
