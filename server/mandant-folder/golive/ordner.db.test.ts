import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { folders } from '../../../test/support/folder.ts';
import { listDemoMandanten } from '../../demo/files.ts';
import { printChanges } from '../changes.ts';
import { loadFolder } from '../check.ts';
import { importFolder } from '../import.ts';
import { type NamedFile, readZip, writeZip } from './zip.ts';

const app = testApp();
const made = folders();
const TENANT = 'energie';
let bearer = '';
beforeAll(async () => {
  bearer = (await loginBetrieb(app, { rollen: {}, plattform: true })).bearer;
});

const download = (tenant: string) => app.api(tenant, 'GET', '/betrieb/ordner', { bearer });
const upload = (content: Buffer, tenant = TENANT) =>
  app.api(tenant, 'POST', '/betrieb/ordner', { bearer, body: content, headers: { 'content-type': 'application/octet-stream' } });
const readDraft = async (tenant = TENANT) => (await app.api(tenant, 'GET', '/betrieb/entwurf', { bearer })).body;
const discard = () => app.api(TENANT, 'DELETE', '/betrieb/entwurf', { bearer });

describe.each(listDemoMandanten())('%s as a ZIP', (tenant) => {
  test('is the tenant: its import changes nothing, and so does its upload', async () => {
    const { status, headers, raw } = await download(tenant);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    const folder = made.free(tenant);
    for (const [name, content] of await readZip(raw)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const mandant = await loadFolder(folder);
    expect(printChanges(await importFolder(app.parts, mandant, { isDryRun: true }), false)).toBe(`${tenant}: nothing changed`);
    const uploaded = await upload(raw, tenant);
    expect([uploaded.status, uploaded.body.Offen]).toEqual([200, false]);
  });
});

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** The files of the published tenant, with those that a test changes or adds. */
const filesWith = async (...changed: NamedFile[]): Promise<NamedFile[]> => {
  const files = new Map(await readZip((await download(TENANT)).raw));
  for (const [name, content] of changed) files.set(name, content);
  return [...files];
};

test('a changed folder becomes the draft, which is published as any other', async () => {
  await upload(
    await writeZip(await filesWith(['texte.json', json({ de: { 'mail.fuss': 'Neuer Fuß' }, en: { 'mail.fuss': 'New foot' } })])),
  );
  const { Offen, Ordner } = await readDraft();
  expect([Offen, Ordner['texte.json'].de]).toEqual([true, { 'mail.fuss': 'Neuer Fuß' }]);
  const { body } = await app.api(TENANT, 'POST', '/betrieb/entwurf/pruefen', { bearer });
  expect(body.Fehler).toEqual([]);
  await discard();
});

/** A ZIP of entries that no library writes: any name, and attributes of a file system. */
const zipOf = (entries: readonly { readonly name: string; readonly attributes?: number; readonly says?: number }[]): Buffer => {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, attributes = 0, says } of entries) {
    const content = Buffer.from('[]');
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(0x0d4a1185, 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(says ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(attributes, 6);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
};

describe('a ZIP that is no folder', () => {
  const LINK = 0o120777 * 0x10000;
  test.each([
    ['a path out of the folder', zipOf([{ name: '../mandant.json' }]), '../mandant.json nichtErlaubt'],
    ['an absolute path', zipOf([{ name: '/etc/passwd' }]), '/etc/passwd nichtErlaubt'],
    ['a path of Windows', zipOf([{ name: 'bilder\\logo.svg' }]), 'bilder\\logo.svg nichtErlaubt'],
    ['a reserved name', zipOf([{ name: '__proto__' }]), '__proto__ nichtErlaubt'],
    ['an unknown file', zipOf([{ name: 'lies.txt' }]), 'lies.txt nichtErlaubt'],
    ['voucher codes', zipOf([{ name: 'gutscheine.json' }]), 'gutscheine.json nichtErlaubt'],
    ['a symbolic link', zipOf([{ name: 'mandant.json', attributes: LINK }]), 'mandant.json nichtErlaubt'],
    ['a file twice', zipOf([{ name: 'praemien.json' }, { name: 'praemien.json' }]), 'praemien.json doppelt'],
    ['a file that says it unpacks to too much', zipOf([{ name: 'praemien.json', says: 200_000_000 }]), 'praemien.json zuGross'],
    ['a file that unpacks to more than it says', zipOf([{ name: 'praemien.json', says: 1 }]), 'praemien.json format'],
    ['no ZIP at all', Buffer.from('<html></html>'), 'Ordner format'],
  ])('is refused at the entry: %s', async (_, content, expected) => {
    const { status, body } = await upload(content);
    expect([status, (body.errors ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)]).toEqual([
      422,
      [expected],
    ]);
    expect((await readDraft()).Offen).toBe(false);
  });

  test('is refused at a file that unpacks to too much', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(11 * 1024 * 1024), 'praemien.json');
    zip.end();
    expect((await upload(await buffer(zip.outputStream))).body.errors).toMatchObject([{ field: 'praemien.json', code: 'zuGross' }]);
  });

  test('is refused at its files: a list where fields belong, no JSON, a missing one, another tenant', async () => {
    const cases: [NamedFile[], string][] = [
      [await filesWith(['mandant.json', json([])]), 'mandant.json'],
      [await filesWith(['praemien.json', Buffer.from('[')]), 'praemien.json'],
      [(await filesWith()).filter(([name]) => name !== 'inhalte.json'), 'inhalte.json'],
      [[...new Map(await readZip((await download('telko')).raw))], 'mandant.json mandant'],
    ];
    for (const [files, field] of cases) {
      const { status, body } = await upload(await writeZip(files));
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
    expect((await readDraft()).Offen).toBe(false);
  });

  test('is refused above its limit before it is read', async () => {
    const { status } = await app.api(TENANT, 'POST', '/betrieb/ordner', {
      bearer,
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(60 * 1024 * 1024) },
      body: Buffer.alloc(1),
    });
    expect(status).toBe(413);
  });
});
