import { describe, expect, test } from 'vitest';
import { PAGE_NAMES, pageAddress, routePaths } from './public.ts';
import { frameHosts, isWidget, LEGAL, widgetPath, widgetPaths } from './widget.ts';

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

  test('have the widget parameter on every page except the legal ones, which open in their own window', () => {
    const without = PAGE_NAMES.filter((page) => !paths[page].endsWith('?widget'));
    expect(without.toSorted()).toEqual([...LEGAL].toSorted());
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

test('frameHosts is empty for a tenant without the module', () => {
  const FrameHosts = ['www.firma.example'];
  expect(frameHosts({ ModuleIntegratedFrame: true, FrameHosts })).toEqual(FrameHosts);
  expect(frameHosts({ ModuleIntegratedFrame: false, FrameHosts })).toEqual([]);
});
