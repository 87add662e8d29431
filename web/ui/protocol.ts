/**
 * Interface between pages and their scripts: all data attributes are defined here. A part writes one by `mark`; a script reads it by its constant, which
 * the build inlines into the script (so no script imports a function from here). Each comment names the element, the script that reads the attribute,
 * and the value. `TEXT_…` are texts in the page's language that a script shows. Styles cannot import constants, so `protocol.test.ts` checks them.
 */

declare const VALUE: unique symbol;

/** Name of an attribute. A page writes a value of type V; a script reads a string. */
type Attribute<V> = `data-${string}` & { readonly [VALUE]?: V };

/** Props that add an attribute to an element; null or undefined omits it. */
export const mark = <V>(attribute: Attribute<V>, value: NoInfer<V> | null | undefined): Readonly<Record<string, V | null | undefined>> => ({
  [attribute]: value,
});

/** The root element, for logged-in visitors → `client/session.ts`: seconds until the session ends. */
export const SESSION_SECONDS = 'data-session-seconds' as Attribute<number>;
/** The root element of an answer to a form that the browser may not store → `client.ts`, which makes its entry in the history one of the page. */
export const POSTED = 'data-posted' as Attribute<true>;
/** The root element of a widget → `client/widget.ts`: hosts whose pages may frame it, separated by spaces. */
export const FRAME_HOSTS = 'data-frame-hosts' as Attribute<string>;
/** The script element of the trackers → `client/tracking.ts`: a `PageTracking` as JSON. */
export const TRACKING = 'data-tracking' as Attribute<string>;
/** The cookie banner → `consent/client.ts`, `exit-intent/client.ts`. */
export const CONSENT = 'data-consent' as Attribute<true>;

/** A form that is answered with a file → `client.ts`, which does not block a second submit of it. */
export const DOWNLOADS = 'data-downloads' as Attribute<true>;
/** A button → `client.ts`: prints the page. */
export const PRINTS = 'data-prints' as Attribute<true>;
/** A link of a dialog → `client/dialogs.ts`: closes it. */
export const CLOSES = 'data-closes' as Attribute<true>;
/** A dialog, set by `client/dialogs.ts` → styles: the script opens it, so its fragment alone no longer shows it. */
export const READY = 'data-ready' as Attribute<true>;

/** A button or link → `client/copy.ts`: id of the element whose text it copies. */
export const COPIES = 'data-copies' as Attribute<string>;
/** With `COPIES`: text after copying. */
export const TEXT_COPIED = 'data-say-copied' as Attribute<string>;
/** With `COPIES`: text if copying is not allowed and the source is selected instead. */
export const TEXT_SELECTED = 'data-say-selected' as Attribute<string>;
/** With `COPIES`, set by `client/copy.ts` → styles: the text was just copied. */
export const COPIED = 'data-copied' as Attribute<true>;

/** The button next to a password → `account/client.ts`: its name while the password is hidden. */
export const TEXT_SHOW = 'data-say-show' as Attribute<string>;
/** With `TEXT_SHOW`: its name while the password is shown. */
export const TEXT_HIDE = 'data-say-hide' as Attribute<string>;
/** The rules of a password → `account/client.ts`: id of the password field. */
export const RULES_OF = 'data-rules-of' as Attribute<string>;
/** With `RULES_OF`: text of a rule that is met. */
export const TEXT_MET = 'data-say-met' as Attribute<string>;
/** With `RULES_OF`: text of a rule that is not met. */
export const TEXT_MISSING = 'data-say-missing' as Attribute<string>;
/** A rule in `RULES_OF` → `account/client.ts`: regular expression without flags. */
export const PATTERN = 'data-pattern' as Attribute<string>;
/** A rule, set by `account/client.ts` → styles: the typed password meets it. */
export const MET = 'data-met' as Attribute<true>;

/** An option, or a link with `CHOOSES` → `recommend/client.ts`: reward of the chosen product or agent in cents. */
export const CENTS = 'data-cents' as Attribute<number>;
/** The form with such options or links → `recommend/client.ts`: maximum for the recipient in cents; omitted without a limit. */
export const MAX_CENTS = 'data-max-cents' as Attribute<number>;
/** The amounts of one share → `recommend/client.ts`: the recommender's share in percent. */
export const SPLIT = 'data-split' as Attribute<number>;
/** An amount in `SPLIT` → `recommend/client.ts`: its side. */
export const AMOUNT = 'data-amount' as Attribute<'empfehler' | 'empfaenger'>;
/** The live region of the form → `recommend/client.ts`: text after another choice, with the names of amounts as placeholders in braces. */
export const TEXT_AMOUNTS = 'data-say-amounts' as Attribute<string>;
/** A link → `recommend/client.ts`: value that it chooses for the field with `CHOSEN`. */
export const CHOOSES = 'data-chooses' as Attribute<number>;
/** With `CHOOSES`: name of the chosen product or agent. */
export const NAMES = 'data-names' as Attribute<string>;
/** A hidden field of the form → `recommend/client.ts`: value that links choose; its form contains `CHOSEN_NAME` and `CHOSEN_AMOUNT`. */
export const CHOSEN = 'data-chosen' as Attribute<true>;
/** The element with the name of the choice → `recommend/client.ts`. */
export const CHOSEN_NAME = 'data-chosen-name' as Attribute<true>;
/** The element with the reward of the choice → `recommend/client.ts`. */
export const CHOSEN_AMOUNT = 'data-chosen-amount' as Attribute<true>;

/** The field of the message → `share/client.ts`: data for the links of all channels, as JSON. */
export const MESSAGE = 'data-message' as Attribute<string>;
/** A link → `share/client.ts`: the channel (Kanal) by which it shares the message. */
export const SHARES_BY = 'data-shares-by' as Attribute<string>;
/** A link to further channels → `share/client.ts`: opens the share sheet of the system instead, if there is one. */
export const OPENS_SHEET = 'data-opens-sheet' as Attribute<true>;
/** Text after sharing → `share/client.ts`: hidden until then. */
export const AFTER_SHARE = 'data-after-share' as Attribute<true>;
/** A link that needs an app → `share/client.ts`: id of the element for the hint that no app has opened. */
export const HINTS_AT = 'data-hints-at' as Attribute<string>;
/** That element → `share/client.ts`: text of the hint. */
export const TEXT_NO_APP = 'data-say-no-app' as Attribute<string>;

/** A field for a day → the app of a portal: adds a calendar. */
export const DAY = 'data-day' as Attribute<true>;

/** The step of a captcha → `captcha/client.ts`: address of the call that returns its task. */
export const CAPTCHA = 'data-captcha' as Attribute<string>;
/** With `CAPTCHA`: method of that call. */
export const METHOD = 'data-method' as Attribute<'GET' | 'POST'>;
/** The step of a captcha, set by `captcha/client.ts` and `captcha/friendly.ts` → styles and themselves: `running`, `solved` or `failed`. */
export const STATE = 'data-state' as Attribute<'running' | 'solved' | 'failed'>;
/** With `CAPTCHA`: text while it is being solved. */
export const TEXT_RUNNING = 'data-say-running' as Attribute<string>;
/** With `CAPTCHA`: text once it is solved. */
export const TEXT_SOLVED = 'data-say-solved' as Attribute<string>;
/** With `CAPTCHA`: text if solving failed. */
export const TEXT_FAILED = 'data-say-failed' as Attribute<string>;
/**
 * The widget of Friendly Captcha → the libraries that `captcha/friendly.ts` loads, which define these names: key of the site, language, event that starts it;
 * for version 1 the address of its tasks and the name of the field that it adds; for version 2 its region or address and the name of that field.
 */
export const SITEKEY = 'data-sitekey' as Attribute<string>;
export const WIDGET_LANGUAGE = 'data-lang' as Attribute<string>;
export const STARTS_ON = 'data-start' as Attribute<'focus'>;
export const PUZZLE_ENDPOINT = 'data-puzzle-endpoint' as Attribute<string>;
export const SOLUTION_FIELD = 'data-solution-field-name' as Attribute<string>;
export const API_ENDPOINT = 'data-api-endpoint' as Attribute<string>;
export const RESPONSE_FIELD = 'data-form-field-name' as Attribute<string>;
