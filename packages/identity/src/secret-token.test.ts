import { expect, test } from 'vitest';
import { digestOf, newPublicId, newSecretToken } from './secret-token.ts';

test('secrets carry 256 bits and never repeat', () => {
  const secrets = new Set(Array.from({ length: 1000 }, newSecretToken));
  expect(secrets.size).toBe(1000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

test('the digest is stable, and is neither the secret nor part of it', () => {
  const secret = newSecretToken();
  expect(digestOf(secret)).toBe(digestOf(secret));
  expect(digestOf(secret)).not.toContain(secret.slice(0, 8));
});

test('public ids do not repeat', () => {
  expect(new Set(Array.from({ length: 1000 }, newPublicId)).size).toBe(1000);
});
