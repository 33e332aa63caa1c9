import { expect, test } from 'vitest';
import { pinMail } from './mail-templates.ts';
import { openMail, sealMail } from './sealed-mail.ts';

const key = new Uint8Array(32).fill(9);
const message = pinMail('a@b.co', 'login', '012345');

test('is opened with the key it was sealed with', () => {
  expect(openMail(key, sealMail(key, message))).toEqual(message);
});

test('shows nothing of the mail and differs each time', () => {
  const sealed = sealMail(key, message);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('012345');
  expect(sealMail(key, message)).not.toBe(sealed);
});

test('another key, a change and rubbish open nothing', () => {
  const sealed = Buffer.from(sealMail(key, message), 'base64');
  expect(openMail(new Uint8Array(32), sealed.toString('base64'))).toBeNull();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(openMail(key, sealed.toString('base64'))).toBeNull();
  expect(openMail(key, '')).toBeNull();
});
