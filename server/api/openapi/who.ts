import type { CallDefinition } from '../../../contract/call.ts';
import { SESSION_HOURS } from '../../../contract/calls/account/account.ts';
import { BETRIEB_HOURS, IDLE_MINUTES } from '../../../contract/calls/betrieb/login.ts';
import { type Who, whoOf } from '../../../contract/rules/rechte.ts';
import { type SessionName, sessionBy } from '../../../contract/values/sessions.ts';

interface Scheme {
  readonly name: string;
  /** How a caller sends the credential. */
  readonly description: string;
  /** The caller with this credential, as part of a sentence. */
  readonly who: string;
}

/** The credentials of the calls, each sent as `Authorization: Bearer …`. */
export const SCHEMES: Readonly<Record<Exclude<Who, 'offen'>, Scheme>> = {
  E: {
    name: 'Empfehler' satisfies SessionName,
    description: `A session of a recommender: \`Token\` of account/login, for ${SESSION_HOURS} hours, renewed by account/user. Browsers have it as the cookie \`psoe_token\`; a writing call by cookie needs \`X-Requested-With: XMLHttpRequest\` and its own origin.`,
    who: 'a recommender with a session',
  },
  P: {
    name: 'Praemierung',
    description:
      'Token of one granted reward. It comes from the mail about the reward or the personal area, while the reward can be picked.',
    who: 'a caller with the token of a granted reward',
  },
  R: {
    name: 'Empfaenger',
    description: 'Hex of a recipient. It comes from the answer of joining or confirming. Browsers have it as the cookie `psoe_empfaenger`.',
    who: 'a recipient with their own Hex',
  },
  K: {
    name: 'Schluessel',
    description:
      "API key of the tenant's own systems. It belongs to one tenant, has rights for some calls, and is shown only once, when it is created (`npm run key`). In the demo it is `demo-{tenant}`.",
    who: "the tenant's own systems with a key",
  },
  A: {
    name: 'Agentur' satisfies SessionName,
    description: `A session of a user of an agency: \`Token\` of agentur/login, for ${SESSION_HOURS} hours. Browsers have it as the cookie \`psoe_agentur\`; a writing call by cookie needs \`X-Requested-With: XMLHttpRequest\` and its own origin.`,
    who: 'a user of an agency with a session',
  },
  S: {
    name: 'Seller' satisfies SessionName,
    description: `A session of a profi seller: \`Token\` of seller/login, for ${SESSION_HOURS} hours. Browsers have it as the cookie \`psoe_seller\`; a writing call by cookie needs \`X-Requested-With: XMLHttpRequest\` and its own origin.`,
    who: 'a profi seller with a session',
  },
  B: {
    name: 'Betrieb' satisfies SessionName,
    description: `A session of a person of the back office: \`Token\` of betrieb/mfa, for ${BETRIEB_HOURS} hours, ended after ${IDLE_MINUTES} minutes without a call. Browsers have it as the cookie \`psoe_betrieb\`, over https \`__Host-psoe_betrieb\`; a writing call by cookie needs \`X-Requested-With: XMLHttpRequest\` and its own origin.`,
    who: 'a person of the back office with a session',
  },
};

/** Returns who may make a call, as a sentence. */
export function whoMay(call: CallDefinition): string {
  const who = whoOf(call);
  const kinds = who.filter((kind) => kind !== 'offen').map((kind) => SCHEMES[kind].who);
  if (kinds.length === 0) return 'For anyone.';
  const own = `${kinds.join(', or ')}${who.includes('K') ? ` that has the right \`${call.recht}\`` : ''}`;
  return who.includes('offen') ? `For anyone, and for ${own}.` : `For ${own}.`;
}

/** Whether a call takes more than one kind of session, so that a browser with both has to select one. */
export const takesSessions = (call: CallDefinition): boolean => whoOf(call).filter((kind) => sessionBy(kind) !== undefined).length > 1;
