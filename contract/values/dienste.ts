import * as z from 'zod/mini';
import { Text } from './wire.ts';

/** Whether an address is encrypted, or on this machine, where HTTP is allowed; without query and fragment. */
const isSafe = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash } = new URL(address);
  const isLoopback = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  return (protocol === 'https:' || isLoopback) && search === '' && hash === '';
};

/** A path below the tenant's own address, where an operator's proxy, or the demo, passes requests on. */
export const isOwnPath = (address: string): boolean => /^(?:\/[\w.-]+)+\/?$/.test(address) && !/\/\.\.?(?:\/|$)/.test(address);

/** Address of a service outside: a whole address, or a path below the tenant's own address. */
export const Dienstadresse = z.string().check(
  z.maxLength(500),
  z.refine((address) => isSafe(address) || isOwnPath(address), { params: { code: 'format' } }),
);

/** Kinds of content without pictures. */
export const TEXT_ARTEN = ['content-bloecke', 'faq', 'fussnoten', 'variablen'] as const;

/** Kinds of content that come from a service, those without pictures by default; the others stay in the own store. */
const DienstArten = z._default(z.array(z.enum([...TEXT_ARTEN, 'keyvisual', 'bilder'])).check(z.minLength(1)), [...TEXT_ARTEN]);

/**
 * A tenant's content service (Squidex): its address, the client that reads the app `CmsAppName`, and the kinds of content that come from there. The client's
 * secret is only in the database.
 */
const InhalteDienst = z.strictObject({ Adresse: Dienstadresse, ClientId: Text(200), Arten: DienstArten });

/**
 * A tenant's own API for content: below its address each kind answers with the object of that kind in `inhalte.json`. It may provide kinds that `Inhalte` does
 * not. Its secret is only in the database.
 */
const InhalteApi = z.strictObject({ Adresse: Dienstadresse, Arten: DienstArten });

/**
 * A tenant's account at Friendly Captcha, which replaces the own captcha: the version of the service, the key of the site, and the region
 * in which requests are answered. `Adresse` replaces the hosts of the vendor, as for a proxy. `Streng` refuses a form that cannot be checked because the service does
 * not answer; otherwise it is let through. The secret
 * is only in the database.
 */
const CaptchaDienst = z.strictObject({
  Art: z.enum(['friendly-v1', 'friendly-v2']),
  Sitekey: z.string().check(z.refine((key) => /^[\w-]{1,100}$/.test(key), { params: { code: 'format' } })),
  Region: z._default(z.enum(['global', 'eu']), 'global'),
  Adresse: z.optional(Dienstadresse),
  Streng: z._default(z.boolean(), false),
});
export type CaptchaDienst = z.infer<typeof CaptchaDienst>;

/**
 * A tenant's customer portal, whose signed tokens (JWT) log recommenders in under `IsAutologin`: the address of its public keys (JWKS, RFC 7517), and the
 * claims `iss` and `aud` of its tokens. Without `Audience` it is the tenant's address.
 */
const KundenportalDienst = z.strictObject({ Adresse: Dienstadresse, Issuer: Text(500), Audience: z.optional(Text(500)) });
export type KundenportalDienst = z.infer<typeof KundenportalDienst>;

/**
 * Signs product links with a secret that the tenant's shop shares, so that it recognises changed numbers: minutes for which a link is accepted. The secret is
 * only in the database.
 */
const ProduktlinkDienst = z.strictObject({ GueltigMinuten: z._default(z.int().check(z.minimum(5), z.maximum(10_080)), 1440) });
export type ProduktlinkDienst = z.infer<typeof ProduktlinkDienst>;

/** Names of the hosts of Friendly Captcha; the first answers checks. Version 2 has further ones for browsers that do not reach it. */
const FRIENDLY_HOSTS = {
  'friendly-v1': { global: ['api.friendlycaptcha.com'], eu: ['eu-api.friendlycaptcha.eu'] },
  'friendly-v2': {
    global: ['global.frcapi.com', 'global0.frcapi.com', 'global1.frcapi.com'],
    eu: ['eu.frcapi.com', 'eu0.frcapi.com', 'eu1.frcapi.com'],
  },
} as const;

/** The fields that say where a tenant's Friendly Captcha answers. */
export type CaptchaOrt = Pick<CaptchaDienst, 'Art' | 'Region' | 'Adresse'>;

/**
 * The addresses at which Friendly Captcha answers browsers, without a trailing slash, or paths below the tenant's own address; the first one also answers
 * checks.
 */
export const friendlyAddresses = ({ Art, Region, Adresse }: CaptchaOrt): readonly [string, ...string[]] => {
  if (Adresse !== undefined) return [Adresse.replace(/(?<!\/)\/+$/, '')];
  const [first, ...further] = FRIENDLY_HOSTS[Art][Region];
  return [`https://${first}`, ...further.map((host) => `https://${host}`)];
};

/**
 * How a tenant's mails are sent. `DkimSelector` names the key that signs them for the domain of `SupportEmail`: its public part stands in DNS at
 * `DkimSelector._domainkey.domain`, its private part is only in the database.
 */
const MailDienst = z.strictObject({
  DkimSelector: z.string().check(
    z.maxLength(63),
    z.refine((selector) => selector.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label)), {
      params: { code: 'format' },
    }),
  ),
});

const Zielnummer = z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000)));

/**
 * Numbers of the goals at the tenant's tracker of type `matomo`: a referral made, shared, joined, an order of it received or released, a reward picked. One
 * without a number is not counted.
 */
const Ziele = z.strictObject({
  Empfohlen: Zielnummer,
  Geteilt: Zielnummer,
  Beigetreten: Zielnummer,
  Bestellt: Zielnummer,
  Freigegeben: Zielnummer,
  Gewaehlt: Zielnummer,
});
export type Ziel = keyof z.infer<typeof Ziele>;

/** A tenant's services outside. */
export const Dienste = z.strictObject({
  Inhalte: z.optional(InhalteDienst),
  InhalteApi: z.optional(InhalteApi),
  Captcha: z.optional(CaptchaDienst),
  Mail: z.optional(MailDienst),
  Kundenportal: z.optional(KundenportalDienst),
  Ziele: z.optional(Ziele),
  Produktlink: z.optional(ProduktlinkDienst),
});
export type Dienste = z.infer<typeof Dienste>;
