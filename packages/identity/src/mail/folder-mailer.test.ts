import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderMailer } from './folder-mailer.ts';
import { pinMail } from './mail-templates.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'meridian-mail-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('createFolderMailer', () => {
  test('writes a mail that a person can read, named by time and recipient', async () => {
    const folder = join(root, 'readable');
    const mailer = createFolderMailer({ folder, from: 'Meridian <no-reply@meridian.local>', nowMs: () => 0 });
    expect(await mailer.send(pinMail('newcomer@meridian.local', 'login', '012345'))).toEqual({ kind: 'sent' });
    const names = await readdir(folder);
    expect(names).toEqual(['1970-01-01T00-00-00.000Z-0001-newcomer@meridian.local.eml']);
    const source = await readFile(join(folder, names[0] ?? ''), 'utf8');
    expect(source).toContain('To: newcomer@meridian.local');
    expect(source).toContain('Your code: 012345');
  });

  test('keeps a bounded number, the newest', async () => {
    const folder = join(root, 'bounded');
    let nowMs = 0;
    const mailer = createFolderMailer({ folder, from: 'a@b.co', nowMs: () => (nowMs += 1000), keep: 2 });
    for (const to of ['one@b.co', 'two@b.co', 'three@b.co']) await mailer.send(pinMail(to, 'reset', '000000'));
    const names = await readdir(folder);
    expect(new Set(names.map((name) => name.split('-').at(-1)))).toEqual(new Set(['two@b.co.eml', 'three@b.co.eml']));
  });

  test('no address leads out of the folder', async () => {
    const folder = join(root, 'inside');
    const mailer = createFolderMailer({ folder, from: 'a@b.co', nowMs: () => 0 });
    await mailer.send(pinMail('../../evil@b.co', 'reset', '000000'));
    expect(await readdir(folder)).toEqual(['1970-01-01T00-00-00.000Z-0001-.._.._evil@b.co.eml']);
  });
});
