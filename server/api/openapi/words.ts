import type { CallDefinition } from '../../../contract/call.ts';

/** What holds for all calls, before the first of them. */
export const INTRODUCTION = `Referrals from the link to the reward: pages, apps and the tenant's own systems call the same.

**[Your first order](/api/docs/first-order)** leads from a key to an order that is reported, line by line.

- **Place.** Calls stand below \`/api/v1/{tenant}\`, which the tenant's configuration names as \`apiRoute\`, in any letter case. The tenant is the one in the path, at every host.
- **Words.** Fields have the German names of the product: Empfehlung (referral), Empfehler (recommender), Empfaenger (recipient), Auftrag (order), Praemie (reward on offer), Praemierung (reward granted).
- **Values.** Money is integer cents in fields ending \`Cent\`, days are \`YYYY-MM-DD\` in Berlin, moments ISO 8601 with \`Z\`. Unknown fields of a body are refused; answers may get more fields. A body has at most 100 kB.
- **Errors** are problem details (RFC 9457) with a \`code\` to go by. What is another tenant's is not found. Every answer has an \`X-Request-Id\`, to be named when you ask for help.
- **Limits.** A key, a recipient, a grant and each person of an agency have 600 calls a minute, and are told how many are left by \`RateLimit\`. 429 and 503 say by \`Retry-After\` when to come again.
- **Repeating.** Calls that make, mail or pay something take an \`Idempotency-Key\`, so that they can be repeated when an answer is lost.`;

const TEXTS: Readonly<Record<CallDefinition['tag'], string>> = {
  Mandant: 'The tenant: its configuration, pages, campaigns',
  Account: 'Recommenders: login, password, own data',
  Empfehlung: 'Referrals: making, sharing, following',
  Empfaenger: 'Recipients: joining, confirming, own data',
  Praemie: 'Rewards: on offer, granted, picked',
  Produkt: 'What can be recommended',
  Auftrag: "Orders, reported by the tenant's own systems",
  Nachbuchung: 'Claims of missing rewards',
  Content: 'Texts and pictures of the tenant',
  Kontakt: 'Messages to support',
  Agentur: 'The portal of the agencies, where the tenant has them: login, reports, releases',
  Einladung: 'Invitations to recommend, of agencies and employees',
  Mitarbeiter: 'What employees of a firm that recommends see of the own',
};

/** The groups of the calls. */
export const TAGS = Object.entries(TEXTS).map(([name, description]) => ({ name, description }));
