import { describe, expect, it } from 'vitest';
import { searchBerater } from './berater.ts';
import { drawInitialen } from './grafik.ts';

const agent = (Name: string, ZipCode: string, City: string) => ({ Name, LastName: Name.split(' ').at(-1) ?? '', ZipCode, City });
const MUELLER = agent('Jörg Müller', '50667', 'Köln');
const MASS = agent('Anna Maß-Østergård', '50126', 'Bergheim');
const MULLER = agent('Renée Muller', '80331', 'München');
const all = [MUELLER, MASS, MULLER];

describe('searchBerater', () => {
  it.each([
    ['', all],
    ['  \t ', all],
    ['müller', [MUELLER, MULLER]],
    ['MÜLLER', [MUELLER, MULLER]],
    ['muller', [MUELLER, MULLER]],
    ['mueller', [MUELLER]],
    ['mu\u0308ller', [MUELLER, MULLER]],
    ['mass', [MASS]],
    ['MASS', [MASS]],
    ['ostergard', [MASS]],
    ['Maß-Øster', [MASS]],
    ['renee', [MULLER]],
    ['50', [MUELLER, MASS]],
    ['50667', [MUELLER]],
    ['0667', []],
    ['koeln', [MUELLER]],
    ['Köln, Müller', [MUELLER]],
    ['Müller 50667 Köln', [MUELLER]],
    ['müller bergheim', []],
    ['üller', []],
    ['50%', []],
    ['%', []],
    ['_', []],
    ['M_ller', []],
    ['M%r', []],
    ["' OR 1=1 --", []],
    ['-', []],
    ['.*', []],
  ])('finds agents for %j if every word of the query begins one of theirs', (query, found) => {
    expect(searchBerater(all, query).map(({ Name }) => Name)).toEqual(found.map(({ Name }) => Name));
  });
});

describe('drawInitialen', () => {
  const color = { surfaceStrong: '#eeeeee', surface: '#ffffff', border: '#cccccc', primary: '#112233' };
  const draw = (name: string) => drawInitialen(name, { color } as Parameters<typeof drawInitialen>[1]);

  it.each([
    ['Jörg Müller', 'JM'],
    ['örg', 'Ö'],
    ['Anna Maria von der Maß', 'AM'],
    ['<script> alert', 'A'],
    ['', ''],
  ])('draws %j as %j in the colours of the theme', (name, letters) => {
    expect(draw(name)).toContain(`fill="#112233">${letters}</text>`);
    expect(draw(name)).toContain('fill="#eeeeee"');
  });
});
