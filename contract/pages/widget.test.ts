import { describe, expect, test } from 'vitest';
import { AGENTUR_PAGES } from '../portals/agentur.ts';
import { MITARBEITER_PAGES } from '../portals/mitarbeiter.ts';
import { SELLER_PAGES } from '../portals/seller.ts';
import { PAGE_NAMES, pageAddress, routePaths } from './public.ts';
import {
  frameHosts,
  framingHosts,
  isWidget,
  LEGAL,
  NEVER_FRAMED,
  openOwnWindows,
  widgetPath,
  widgetPaths,
  widgetRedirectPaths,
} from './widget.ts';

const paths = widgetPaths(routePaths({ Recommend: '/los' }));

describe('paths of a widget', () => {
  test('have the widget parameter, before other parameters of the address', () => {
    expect(pageAddress(paths, 'Homepage', 'de')).toBe('/de/?widget');
    expect(pageAddress(paths, 'Homepage', 'en', { produkt: '2' })).toBe('/en/?widget&produkt=2');
    expect(pageAddress(paths, 'RecipientData', 'de', { empfehlungsnummer: 'a/b', channel: 'x' })).toBe(
      '/de/empfaengerdaten/a%2Fb?widget&channel=x',
    );
  });

  test('keep their parameters on a renamed route', () => {
    expect(pageAddress(paths, 'Recommend', 'de', { produktId: '7' })).toBe('/de/los?widget&produktId=7');
  });

  test('have the widget parameter on every page except the legal and never framed ones, which open in their own window', () => {
    const without = PAGE_NAMES.filter((page) => !paths[page].endsWith('?widget'));
    expect(without.toSorted()).toEqual([...LEGAL, ...NEVER_FRAMED].toSorted());
  });

  test('have it in a redirect to a page that is never framed, which then shows its button', () => {
    const redirects = widgetRedirectPaths(routePaths({}));
    expect(PAGE_NAMES.filter((page) => !redirects[page].endsWith('?widget')).toSorted()).toEqual([...LEGAL].toSorted());
  });

  test('keep an anchor at the end', () => {
    expect(widgetPath('/#empfehlen-form')).toBe('/?widget#empfehlen-form');
    expect(widgetPath('/los')).toBe('/los?widget');
  });
});

test.each([
  [{ widget: '' }, true],
  [{ widget: '0' }, true],
  [{ channel: 'widget' }, false],
  [{}, false],
])('%j is a widget: %s', (query, expected) => {
  expect(isWidget(query)).toBe(expected);
});

describe('framingHosts', () => {
  const hosts = ['www.firma.example'];
  const framedBy = (inWidget: boolean) => PAGE_NAMES.filter((page) => framingHosts(page, inWidget, hosts).length > 0);
  const portals = Object.keys({ ...AGENTUR_PAGES, ...MITARBEITER_PAGES, ...SELLER_PAGES });

  test('excludes every page of rewards, bank data and requests, and every page of a portal', () => {
    const never = PAGE_NAMES.filter((page) => !framedBy(false).includes(page));
    const money = PAGE_NAMES.filter((page) => /^(Reward(?!Overview|Conditions)|BankDetails|CustomerNumber|Anfrage)/.test(page));
    expect(never.toSorted()).toEqual([...money, ...portals].toSorted());
  });

  test('allows the button of these pages in a widget, but no page of a portal', () => {
    expect(PAGE_NAMES.filter((page) => !framedBy(true).includes(page)).toSorted()).toEqual(portals.toSorted());
  });

  test('allows the named hosts alone to frame login and password pages, and error pages', () => {
    for (const page of ['Login', 'ForgotPassword', 'SetPassword', 'ChangePassword', 'Registration', 'LoginToken', 'Admin', null] as const) {
      expect(framingHosts(page, true, hosts)).toEqual(hosts);
      expect(framingHosts(page, false, [])).toEqual([]);
    }
  });
});

describe('openOwnWindows', () => {
  test.each([
    ['<a href="/de/praemie?token=a">', '<a href="/de/praemie?token=a" target="_blank" rel="noopener">'],
    ['<form method="post" action="/de/anfrage">', '<form method="post" action="/de/anfrage" target="_blank" rel="noopener">'],
    ['<a href="/de/faq?widget#top">', '<a href="/de/faq?widget#top">'],
    ['<a href="/de/code?a=1&amp;widget=1">', '<a href="/de/code?a=1&amp;widget=1">'],
    ['<a href="/de/agb" target="_blank" rel="noopener">', '<a href="/de/agb" target="_blank" rel="noopener">'],
    ['<a href="#inhalt">', '<a href="#inhalt">'],
    ['<a href="https://shop.example/de/">', '<a href="https://shop.example/de/">'],
  ])('%s', (tag, opened) => {
    expect(openOwnWindows(`<p>${tag}Text</p>`)).toBe(`<p>${opened}Text</p>`);
  });
});

test('frameHosts is empty for a tenant without the module', () => {
  const FrameHosts = ['www.firma.example'];
  expect(frameHosts({ ModuleIntegratedFrame: true, FrameHosts })).toEqual(FrameHosts);
  expect(frameHosts({ ModuleIntegratedFrame: false, FrameHosts })).toEqual([]);
});
