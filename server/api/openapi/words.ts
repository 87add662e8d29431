import type { CallDefinition } from '../../../contract/call.ts';

/** Introduction to all calls. */
export const INTRODUCTION = `Referrals from the link to the reward. Pages, apps and the tenant's own systems use the same calls.

**[Your first order](/api/docs/first-order)** shows every step from a key to a reported order.

- **Place.** Calls are below \`/api/v1/{tenant}\`, in any letter case; the tenant's configuration has this path as \`apiRoute\`. The path alone names the tenant, at every host.
- **Words.** Fields have the German names of the product: Empfehlung (referral), Empfehler (recommender), Empfaenger (recipient), Auftrag (order), Praemie (reward on offer), Praemierung (reward granted).
- **Values.** Money is integer cents in fields ending \`Cent\`, days are \`YYYY-MM-DD\` in Berlin, moments ISO 8601 with \`Z\`. Unknown fields of a body are refused; answers may get additional fields. A body has at most 100 kB.
- **Errors** are problem details (RFC 9457) with a \`code\` for programs. Data of another tenant is not found. Every answer has an \`X-Request-Id\`; name it when you ask for help.
- **Limits.** A key, a recipient, a grant and each user of an agency have 600 calls a minute; \`RateLimit\` says how many are left. 429 and 503 have \`Retry-After\`, the time until the next try.
- **GET calls that write** take \`X-Requested-With: XMLHttpRequest\`, so that no link or picture of a page can make a browser send them. By cookie, and where they mail an address of the path, they need it. The link of a referral (\`empfehlen/click\`) is the only exception.
- **Repeating.** Calls that create, mail or pay something take an \`Idempotency-Key\`, so that a caller can repeat them when an answer is lost.`;

const TEXTS: Readonly<Record<CallDefinition['tag'], string>> = {
  Mandant: 'The tenant: its configuration, pages, campaigns',
  Account: 'Recommenders: login, password, own data',
  Empfehlung: 'Referrals: making, sharing, following',
  Empfaenger: 'Recipients: joining, confirming, own data',
  Praemie: 'Rewards: on offer, granted, picked',
  Produkt: 'Products and agents that can be recommended',
  Auftrag: "Orders, reported by the tenant's own systems",
  Nachbuchung: 'Claims of missing rewards',
  Content: 'Texts and pictures of the tenant',
  Kontakt: 'Messages to support',
  Agentur: 'The portal of the agencies, where the tenant has them: login, reports, releases',
  Einladung: 'Invitations to recommend, of agencies and employees',
  Seller: 'The portal of the profi sellers, where the tenant has them: registration, login, own data',
  Betrieb: 'The back office: people, sessions, roles',
  Mitarbeiter: 'Data for employees of a firm that recommends',
};

/** The groups of calls. */
export const TAGS = Object.entries(TEXTS).map(([name, description]) => ({ name, description }));
