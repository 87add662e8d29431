import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clothes } from './portraits/clothes.mjs';
import { face } from './portraits/face.mjs';
import { behind, hair } from './portraits/hair.mjs';

/**
 * Draws the portraits of a tenant's invented agents: `bilder/berater-{externeid}.svg` from the figures of `bilder/portraits.json`,
 * for the tenants named or for all.
 */
const drawingOf = (tenant) => join('mandanten', tenant, 'bilder', 'portraits.json');
const tenants =
  process.argv.length > 2 ? process.argv.slice(2) : readdirSync('mandanten').filter((tenant) => existsSync(drawingOf(tenant)));

/** In pixels; initials that stand for a photo have the same. */
const SIZE = { width: 320, height: 400 };

/** A calm ground with one fine line, as of water or a dyke. */
const ground = ({ grund, linie }, { farben }) => {
  const y = { meer: 250, deich: 226, himmel: 210 }[linie];
  const line = (d) => `<path d="${d}" fill="none" stroke="${farben.messing}" stroke-width="1.5" opacity=".55"/>`;
  const lines = {
    meer: [0, 12, 24].map((down) => line(`M0 ${y + down}q20-7 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`)).join(''),
    deich: line(`M0 ${y + 26}C70 ${y + 20} 90 ${y - 22} 150 ${y - 22}S250 ${y + 26} 320 ${y + 10}`) + line(`M0 ${y + 40}H320`),
    himmel: line('M196 96a56 56 0 1 1 0 .1M180 96a72 72 0 1 1 0 .1'),
  };
  return `<path fill="${farben[grund]}" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>${lines[linie]}`;
};

/** Heads sit on their shoulders. */
const lowered = (drawn) => drawn && `<g transform="translate(0 18)">${drawn}</g>`;

const portrait = (figure, { farben }) => {
  const colours = { ...farben, haut: farben[figure.haut], haar: farben[figure.haar], kleid: farben[figure.kleid], strich: farben.marine };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">`,
    ground(figure, { farben }),
    `<g stroke="${farben.marine}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">`,
    lowered(behind(figure, colours)),
    clothes(figure, colours),
    lowered(`${face(figure, colours)}${hair(figure, colours)}`),
    '</g></svg>',
  ].join('\n');
};

for (const tenant of tenants) {
  const drawing = JSON.parse(await readFile(drawingOf(tenant), 'utf8'));
  for (const [externeId, figure] of Object.entries(drawing.figuren)) {
    const path = join(dirname(drawingOf(tenant)), `berater-${externeId.toLowerCase()}.svg`);
    await writeFile(path, `${portrait(figure, drawing)}\n`);
    console.log(path);
  }
}
