import { expect } from 'vitest';
import type { Reply, TestApp } from './app.ts';
import { headlinesOf, wordsOf } from './html.ts';
import { newAddress } from './konto.ts';
import { type Browser, newBrowser } from './pages.ts';

type Name = string | RegExp;

/** A visitor with a browser without scripts: reads a page, follows its links, and sends its forms with the typed values. */
export interface Visit {
  /** Path and query of the open page. */
  readonly at: () => string;
  readonly status: () => number;
  readonly headline: () => string;
  readonly words: () => string;
  readonly html: () => string;
  /** Value of a field by its label. */
  readonly valueOf: (label: Name) => string;
  /** Address of the link with this name. */
  readonly hrefOf: (name: Name) => string;
  /** The browser, which keeps its cookies for further visits. */
  readonly browser: Browser;
  /** Opens an address and follows redirects. */
  open(address: string): Promise<void>;
  follow(name: Name): Promise<void>;
  /** Types into fields by their labels. */
  type(fields: Readonly<Record<string, string>>): void;
  /** Checks a checkbox or chooses a radio button by its label. */
  check(label: Name): void;
  /** Sends the form of a button; with `times` above 1 several times concurrently, like a double click. */
  press(name: Name, times?: number): Promise<void>;
  /** Another tab of the same browser. */
  tab(): Visit;
}

interface Form {
  readonly tag: string;
  readonly inside: string;
}

interface Control {
  readonly name: string;
  readonly value: string;
  readonly id: string;
  /** Whether the form sends it without a change; false for an unchecked checkbox. */
  readonly isSent: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const unescaped = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value === undefined ? undefined : unescaped(value);
};
const hasAttribute = (tag: string, name: string) => new RegExp(`\\s${name}(=|\\s|/|>)`, 'i').test(tag);
const isCalled = (words: string, name: Name) => (typeof name === 'string' ? words === name.replaceAll('\u00a0', ' ') : name.test(words));

const formsOf = (html: string): Form[] =>
  [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => ({ tag, inside }));

function controlsOf(inside: string): Control[] {
  const inputs = [...inside.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const isTick = ['checkbox', 'radio'].includes(attribute(tag, 'type') ?? '');
    return { tag, value: attribute(tag, 'value') ?? (isTick ? 'on' : ''), isSent: !isTick || hasAttribute(tag, 'checked') };
  });
  const areas = [...inside.matchAll(/(<textarea\b[^>]*>)(.*?)<\/textarea>/gs)].map(([, tag = '', text = '']) => ({
    tag,
    value: unescaped(text).replace(/^\n/, ''),
    isSent: true,
  }));
  const selects = [...inside.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)].map(([, tag = '', options = '']) => {
    const all = options.match(/<option\b[^>]*>/g) ?? [];
    return { tag, value: attribute(all.find((one) => hasAttribute(one, 'selected')) ?? all[0] ?? '', 'value') ?? '', isSent: true };
  });
  return [...inputs, ...areas, ...selects].map(({ tag, value, isSent }) => ({
    name: attribute(tag, 'name') ?? '',
    id: attribute(tag, 'id') ?? '',
    value,
    isSent: isSent && !hasAttribute(tag, 'disabled'),
  }));
}

/** Starts a visit of a tenant's site; each request has another network address. */
export const visit = (app: TestApp, tenant: string, cookies = {}, machine = newAddress): Visit =>
  visitBy(newBrowser(app, tenant, { cookies, machine }));

function visitBy(browser: Browser): Visit {
  let place = '';
  let reply: Reply | null = null;
  /** Typed and chosen values by the name of their control. */
  let typed = new Map<string, string>();

  const html = () => String(reply?.body ?? '');
  const missing = (what: string, name: Name) => new Error(`no ${what} ${name} at ${place}: ${headlinesOf(html()).join()}`);

  /** Shows an answer, or follows its redirect. */
  async function arrive(address: string, answer: Reply): Promise<void> {
    const { location } = answer.headers;
    if (location !== undefined) return open(new URL(String(location), `http://x${address}`).href);
    place = address;
    reply = answer;
    typed = new Map();
  }

  async function open(address: string): Promise<void> {
    const { pathname, search } = new URL(address, 'http://x');
    return arrive(pathname + search, await browser.get(pathname + search));
  }

  function linkOf(name: Name): string {
    for (const [, tag = '', inside = ''] of html().matchAll(/(<a\s[^>]*>)(.*?)<\/a>/gs))
      if (isCalled(wordsOf(inside) || (attribute(tag, 'aria-label') ?? ''), name)) return attribute(tag, 'href') ?? '';
    throw missing('link', name);
  }

  /** The control of a label: by `for`, or inside the label. */
  function controlOf(label: Name): Control {
    for (const [, tag = '', inside = ''] of html().matchAll(/(<label\b[^>]*>)(.*?)<\/label>/gs)) {
      const words = wordsOf(inside);
      if (!(isCalled(words, label) || (typeof label === 'string' && words.startsWith(`${label} (`)))) continue;
      const id = attribute(tag, 'for');
      const found = id === undefined ? controlsOf(inside)[0] : controlsOf(html()).find((one) => one.id === id);
      if (found) return found;
    }
    throw missing('field', label);
  }

  function formOf(name: Name) {
    for (const form of formsOf(html()))
      for (const [, tag = '', inside = ''] of form.inside.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs))
        if (attribute(tag, 'type') !== 'button' && isCalled(wordsOf(inside) || (attribute(tag, 'aria-label') ?? ''), name))
          return { form, button: tag };
    throw missing('button', name);
  }

  async function press(name: Name, times = 1): Promise<void> {
    const { form, button } = formOf(name);
    const fields: Record<string, string> = {};
    for (const { name: key, value, isSent } of controlsOf(form.inside)) if (key && isSent) fields[key] = value;
    for (const { name: key } of controlsOf(form.inside)) if (typed.has(key)) fields[key] = typed.get(key) ?? '';
    const own = attribute(button, 'name');
    if (own) fields[own] = attribute(button, 'value') ?? '';
    const action = attribute(button, 'formaction') ?? attribute(form.tag, 'action') ?? place;
    const { pathname, search } = new URL(action, `http://x${place}`);
    if ((attribute(form.tag, 'method') ?? 'get') === 'get') return open(`${pathname}?${new URLSearchParams(fields)}`);
    const replies = await Promise.all(Array.from({ length: times }, () => browser.post(pathname + search, fields)));
    // The browser shows the answer to the last click.
    return arrive(pathname + search, replies.at(-1) as Reply);
  }

  return {
    browser,
    at: () => place,
    status: () => reply?.status ?? 0,
    html,
    words: () => wordsOf(html()),
    headline() {
      const all = headlinesOf(html());
      expect(all, place).toHaveLength(1);
      return all[0] ?? '';
    },
    valueOf(label) {
      const { name, value } = controlOf(label);
      return typed.get(name) ?? value;
    },
    hrefOf: linkOf,
    open,
    follow: (name) => open(new URL(linkOf(name), `http://x${place}`).href),
    type(fields) {
      for (const [label, value] of Object.entries(fields)) typed.set(controlOf(label).name, value);
    },
    check(label) {
      const { name, value } = controlOf(label);
      typed.set(name, value);
    },
    press,
    tab: () => visitBy(browser),
  };
}
