/**
 * All that pages and their scripts say to each other: data attributes, each here alone. A part writes one by `mark`; a script finds and reads it by
 * its constant, which the build puts into the script as it is (so no script imports a function from here). Of each: who writes it, who reads it, its
 * value; `SAY_…` are words that a script says or shows, written by the page in its language. Styles cannot import: `protocol.test.ts` holds them to it.
 */

declare const VALUE: unique symbol;

/** The name of an attribute whose value is a V, as a page writes it; a script reads a string. */
type Attribute<V> = `data-${string}` & { readonly [VALUE]?: V };

/** The properties by which a part carries an attribute; none where there is no value. */
export const mark = <V>(attribute: Attribute<V>, value: NoInfer<V> | null | undefined): Readonly<Record<string, V | null | undefined>> => ({
  [attribute]: value,
});

/** The root, by the document for who is logged in → `client/session.ts`: seconds until the session ends. */
export const SESSION_SECONDS = 'data-session-seconds' as Attribute<number>;
/** The root, by the document of a widget → `client/widget.ts`: hosts whose pages may frame it, between spaces. */
export const FRAME_HOSTS = 'data-frame-hosts' as Attribute<string>;
/** The trackers' own script element, by the document → `client/tracking.ts`: a `PageTracking` as JSON. */
export const TRACKING = 'data-tracking' as Attribute<string>;
/** The cookie banner → `consent/client.ts`, `exit-intent/client.ts`. */
export const CONSENT = 'data-consent' as Attribute<true>;

/** A form that is answered with a file → `client.ts`, which takes it for sent no longer than that. */
export const DOWNLOADS = 'data-downloads' as Attribute<true>;
/** A button → `client/print.ts`: prints the page. */
export const PRINTS = 'data-prints' as Attribute<true>;
/** A link of a dialog → `client/dialogs.ts`: closes it. */
export const CLOSES = 'data-closes' as Attribute<true>;
/** A dialog, by `client/dialogs.ts` → styles: the script opens it, so its address alone no longer shows it. */
export const READY = 'data-ready' as Attribute<true>;

/** A button or link → `client/copy.ts`: id of the element whose text it copies. */
export const COPIES = 'data-copies' as Attribute<string>;
/** With `COPIES`: said once it is copied. */
export const SAY_COPIED = 'data-say-copied' as Attribute<string>;
/** With `COPIES`: said where copying is not allowed, and the text is selected instead. */
export const SAY_SELECTED = 'data-say-selected' as Attribute<string>;

/** The button beside a password → `account/client.ts`: what it is called while the password is hidden. */
export const SAY_SHOW = 'data-say-show' as Attribute<string>;
/** With `SAY_SHOW`: what it is called while the password is shown. */
export const SAY_HIDE = 'data-say-hide' as Attribute<string>;
/** The rules of a password → `account/client.ts`: id of the field that they are of. */
export const RULES_OF = 'data-rules-of' as Attribute<string>;
/** With `RULES_OF`: said of a rule that is met. */
export const SAY_MET = 'data-say-met' as Attribute<string>;
/** With `RULES_OF`: said of a rule that is not. */
export const SAY_MISSING = 'data-say-missing' as Attribute<string>;
/** A rule in `RULES_OF` → `account/client.ts`: regular expression without flags. */
export const PATTERN = 'data-pattern' as Attribute<string>;
/** A rule, by `account/client.ts` → styles: what is typed meets it. */
export const MET = 'data-met' as Attribute<true>;

/** An option, or a link with `CHOOSES` → `recommend/client.ts`: cents of the reward of what it stands for. */
export const CENTS = 'data-cents' as Attribute<number>;
/** The form with such options or links → `recommend/client.ts`: cents that a recipient gets at most; left out where there is no such limit. */
export const MAX_CENTS = 'data-max-cents' as Attribute<number>;
/** The amounts of one way to split → `recommend/client.ts`: percent of who recommends. */
export const SPLIT = 'data-split' as Attribute<number>;
/** An amount in `SPLIT` → `recommend/client.ts`: whose it is. */
export const AMOUNT = 'data-amount' as Attribute<'empfehler' | 'empfaenger'>;
/** A live place of the form → `recommend/client.ts`: said of another choice, with the names of amounts in braces where they go. */
export const SAY_AMOUNTS = 'data-say-amounts' as Attribute<string>;
/** A link → `recommend/client.ts`: value that it chooses for the field with `CHOSEN`. */
export const CHOOSES = 'data-chooses' as Attribute<number>;
/** With `CHOOSES`: what is chosen, by name. */
export const NAMES = 'data-names' as Attribute<string>;
/** A hidden field of the form → `recommend/client.ts`: what is chosen by links; around it stand its `CHOSEN_NAME` and `CHOSEN_AMOUNT`. */
export const CHOSEN = 'data-chosen' as Attribute<true>;
/** Where the name of what is chosen stands → `recommend/client.ts`. */
export const CHOSEN_NAME = 'data-chosen-name' as Attribute<true>;
/** Where its reward stands → `recommend/client.ts`. */
export const CHOSEN_AMOUNT = 'data-chosen-amount' as Attribute<true>;

/** The field of the message → `share/client.ts`: what links of all ways are made of, as JSON. */
export const MESSAGE = 'data-message' as Attribute<string>;
/** A link → `share/client.ts`: name of the way (Kanal) by which it shares the message. */
export const SHARES_BY = 'data-shares-by' as Attribute<string>;
/** A link to the further ways → `share/client.ts`: opens the system's own sheet instead, where there is one. */
export const OPENS_SHEET = 'data-opens-sheet' as Attribute<true>;
/** What is said once something was shared → `share/client.ts`: hidden until then. */
export const AFTER_SHARE = 'data-after-share' as Attribute<true>;
/** A link that needs an app → `share/client.ts`: id of the element that says that none has opened. */
export const HINTS_AT = 'data-hints-at' as Attribute<string>;
/** That element → `share/client.ts`: what it says then. */
export const SAY_NO_APP = 'data-say-no-app' as Attribute<string>;

/** The step of a captcha → `captcha/client.ts`: address of the call that gives its task. */
export const CAPTCHA = 'data-captcha' as Attribute<string>;
/** With `CAPTCHA`: how that call is asked. */
export const METHOD = 'data-method' as Attribute<'GET' | 'POST'>;
/** With `CAPTCHA`, by `captcha/client.ts` → styles and itself: how it stands, `running`, `solved` or `failed`. */
export const STATE = 'data-state' as Attribute<'running' | 'solved' | 'failed'>;
/** With `CAPTCHA`: said while it is being solved. */
export const SAY_RUNNING = 'data-say-running' as Attribute<string>;
/** With `CAPTCHA`: said once it is. */
export const SAY_SOLVED = 'data-say-solved' as Attribute<string>;
/** With `CAPTCHA`: said when it could not be. */
export const SAY_FAILED = 'data-say-failed' as Attribute<string>;
