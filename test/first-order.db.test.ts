import { execFile, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import page from '../docs/first-order.md?raw';
import { demoApp } from './support/app.ts';

const app = demoApp();
const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** Code blocks of the page in their order: commands to type and answers that the page shows. */
const BLOCKS = [...page.matchAll(/^```(sh)?\n([^`]*)^```$/gm)].map(([, language, lines = '']) => ({ isTyped: language === 'sh', lines }));

/** An answer without values that change with each run; of an error only the parts that the page shows. */
function steady(line: string) {
  const [, json = '', status] = /^(.*) (\d{3})$/s.exec(line.trim()) ?? [];
  const { type, detail, errors, ...shown } = JSON.parse(json);
  return {
    status,
    shown: JSON.parse(JSON.stringify(shown), (name, value) =>
      /nummer$|^(FreigabeAb|Auftragsdatum|FristBeginn|GeaendertAm)$/.test(name) ? '…' : value,
    ),
  };
}

test.skipIf(!hasCurl)('each line of docs/first-order.md does what the page says', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const typed = BLOCKS.filter(({ isTyped }) => isTyped)
    .map(({ lines }) => `${lines}printf '\\036'\n`)
    .join('')
    .replaceAll('http://localhost:3000', `http://127.0.0.1:${port}`);
  // The demo's clock may have been moved on before.
  await app.clock.advance(15);
  const { stdout, stderr } = await run('sh', ['-eu', '-c', typed]);
  expect(stderr).toBe('');
  const said = stdout.split('\x1e');
  const pairs = BLOCKS.filter(({ isTyped }) => isTyped).map((block, index) => ({ block, answer: said[index] ?? '' }));
  const withAnswer = pairs.filter(({ block }) => BLOCKS[BLOCKS.indexOf(block) + 1]?.isTyped === false);
  expect(withAnswer.length).toBeGreaterThan(10);
  for (const { block, answer } of withAnswer) {
    expect(steady(answer), block.lines).toEqual(steady(BLOCKS[BLOCKS.indexOf(block) + 1]?.lines ?? ''));
  }
  const products = JSON.parse(pairs.find(({ block }) => block.lines.includes('/produkt?'))?.answer ?? '');
  expect(products).toContainEqual(
    expect.objectContaining({ Id: 1, Praemien: [expect.objectContaining({ WertCent: expect.any(Number) })] }),
  );
});
