import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { drawPage } from './page.tsx';
import type { StandIn, StandInAnswer, StandInRequest } from './stand-in.ts';

/** The only client, as the tenant's settings have it. */
const CLIENT = 'empfehlwerk';

/** The client's secret; the product has the same one in the demo. */
const SECRET = 'demo';

/** People of the demo's agency, whom the page offers. */
const PEOPLE = ['inhaber@agentur.example', 'mitarbeiter@agentur.example'];

const WORDS = {
  de: {
    title: 'Anmeldung mit dem Firmenkonto',
    lead: 'Mit welcher Adresse melden Sie sich an?',
    other: 'Eine andere Adresse',
    allow: 'Anmelden',
    refuse: 'Ablehnen',
    wrong: 'Diese Anfrage passt zu keiner Anwendung',
  },
  en: {
    title: 'Log in with the company account',
    lead: 'With which address do you log in?',
    other: 'Another address',
    allow: 'Log in',
    refuse: 'Refuse',
    wrong: 'This request belongs to no application',
  },
};

/** Lifetime of a code and of a token in seconds. */
const CODE_S = 60;
const TOKEN_S = 300;

/** Codes and access tokens that are remembered. */
const MAX_GRANTS = 500;

/** What a person allowed. */
interface Grant {
  readonly tenant: string;
  readonly email: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
  /** The end in ms. */
  readonly end: number;
}

/**
 * A login provider (OpenID Connect Core, Discovery; code flow with PKCE S256 and client secret). Each address is a verified person of its own.
 */
export function anmeldungStandIn(): StandIn {
  const made = generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const codes = new Map<string, Grant>();
  const accesses = new Map<string, Grant>();
  const remember = (grants: Map<string, Grant>, grant: Grant): string => {
    const id = randomUUID();
    grants.set(id, grant);
    const [oldest = ''] = grants.keys();
    if (grants.size > MAX_GRANTS) grants.delete(oldest);
    return id;
  };

  const metadata = ({ base }: StandInRequest): StandInAnswer => ({
    body: {
      issuer: base,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'email'],
    },
  });

  const keys = async (): Promise<StandInAnswer> => ({
    body: { keys: [{ ...(await exportJWK((await made).publicKey)), kid, alg: 'RS256', use: 'sig' }] },
  });

  const authorize = (request: StandInRequest): StandInAnswer => {
    const { query, base, locale, method, body, tenant, now } = request;
    const redirectUri = query.get('redirect_uri') ?? '';
    const isKnown = query.get('client_id') === CLIENT && URL.canParse(redirectUri) && new URL(redirectUri).origin === new URL(base).origin;
    if (!isKnown) return drawPage({ locale, title: WORDS[locale].wrong, status: 400 });
    if (method !== 'POST') return choicePage(request);
    const form = new URLSearchParams(body);
    const [email, challenge] = [form.get('andere')?.trim() || form.get('email'), query.get('code_challenge')];
    const back = new URL(redirectUri);
    const state = query.get('state');
    if (state) back.searchParams.set('state', state);
    if (form.has('ablehnen') || !email) back.searchParams.set('error', 'access_denied');
    else if (!challenge || query.get('code_challenge_method') !== 'S256') back.searchParams.set('error', 'invalid_request');
    else {
      const grant = { tenant, email, redirectUri, challenge, nonce: query.get('nonce'), end: now.getTime() + CODE_S * 1000 };
      back.searchParams.set('code', remember(codes, grant));
    }
    return { status: 303, headers: { location: back.href } };
  };

  const token = async ({ tenant, headers, body, now, base }: StandInRequest): Promise<StandInAnswer> => {
    const form = new URLSearchParams(body);
    // Both parts are encoded as in a form (RFC 6749 section 2.3.1).
    const basic = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    if (decodeURIComponent(basic) !== `${CLIENT}:${SECRET}`) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = grant?.tenant === tenant && grant.redirectUri === form.get('redirect_uri') && grant.challenge === challenge;
    if (!grant || !isRight || grant.end < now.getTime()) return { status: 400, body: { error: 'invalid_grant' } };
    // The product checks times by the machine's clock, while the demo's can be ahead.
    const seconds = Math.floor(Date.now() / 1000);
    const id_token = await new SignJWT({ ...claimsOf(grant), ...(grant.nonce && { nonce: grant.nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(base)
      .setAudience(CLIENT)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_S)
      .sign((await made).privateKey);
    const access_token = remember(accesses, { ...grant, end: now.getTime() + TOKEN_S * 1000 });
    return { body: { access_token, token_type: 'Bearer', expires_in: TOKEN_S, id_token } };
  };

  const userinfo = ({ tenant, headers, now }: StandInRequest): StandInAnswer => {
    const grant = accesses.get(headers.authorization?.replace(/^Bearer /, '') ?? '');
    const isRight = grant?.tenant === tenant && grant.end >= now.getTime();
    return grant && isRight ? { body: claimsOf(grant) } : { status: 401, body: { error: 'invalid_token' } };
  };

  const ANSWERS: Readonly<Record<string, (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>>> = {
    'GET /.well-known/openid-configuration': metadata,
    'GET /jwks.json': keys,
    'GET /authorize': authorize,
    'POST /authorize': authorize,
    'POST /token': token,
    'GET /userinfo': userinfo,
  };

  return {
    name: 'anmeldung',
    title: 'Anmeldedienst (OpenID Connect)',
    isPage: (path) => path === '/authorize',
    answer: (request) => ANSWERS[`${request.method} ${request.path}`]?.(request) ?? { status: 404 },
  };
}

/** A person by address: the same subject each time. */
const claimsOf = ({ email }: Grant) => ({
  sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32),
  email,
  email_verified: true,
});

/** The page on which a person chooses an address, and allows or refuses. */
function choicePage({ locale }: StandInRequest): StandInAnswer {
  const words = WORDS[locale];
  return drawPage({
    locale,
    title: words.title,
    children: (
      <form method="post" className="card stack">
        <fieldset>
          <legend>{words.lead}</legend>
          {PEOPLE.map((email, index) => (
            <label key={email} className="choice">
              <input type="radio" name="email" value={email} defaultChecked={index === 0} />
              {email}
            </label>
          ))}
        </fieldset>
        <label className="field">
          {words.other}
          <input type="email" name="andere" autoComplete="email" />
        </label>
        <div className="row">
          <button type="submit" className="primary">
            {words.allow}
          </button>
          <button type="submit" name="ablehnen" value="1" formNoValidate>
            {words.refuse}
          </button>
        </div>
      </form>
    ),
  });
}
