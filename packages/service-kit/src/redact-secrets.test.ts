import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSecretName, REDACTED, redactSecrets, redactText } from './redact-secrets.ts';

describe('isSecretName', () => {
  test.each([
    'password',
    'newPassword',
    'password_hash',
    'pin',
    'auth_token',
    'nodeAuthToken',
    'JWT_SECRET',
    'Authorization',
    'set-cookie',
    'captcha',
    'session_id',
    'id_of_session_to_duplicate',
  ])('%s is secret', (name) => expect(isSecretName(name)).toBe(true));

  test.each(['ping', 'mapping', 'email_id', 'spinner', 'session', 'user_id', 'tokenize', 'parent_order_numeric_id'])(
    '%s is not',
    (name) => expect(isSecretName(name)).toBe(false),
  );
});

describe('redactText', () => {
  test.each([
    ['postgres://desk:s3cret@db:5432/x', `postgres://${REDACTED}@db:5432/x`],
    ['sent Authorization: Bearer abcdef123456 there', `sent Authorization: Bearer ${REDACTED} there`],
    ['got eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0', `got ${REDACTED}`],
    ['/live?ticket=1&token=abc&x=2', `/live?ticket=1&token=${REDACTED}&x=2`],
    ['Token of appreciation', 'Token of appreciation'],
    ['see https://example.com/@someone', 'see https://example.com/@someone'],
  ])('%s', (text, expected) => expect(redactText(text)).toBe(expected));
});

describe('redactSecrets', () => {
  test('a secret is gone at any depth, wherever its name appears', () => {
    const secretValue = 'd34db33f-value';
    fc.assert(
      fc.property(
        fc.constantFrom('password', 'pin', 'auth_token', 'captcha'),
        fc.array(fc.constantFrom('body', 'items', 'x'), { maxLength: 12 }),
        fc.boolean(),
        (name, path, isList) => {
          const leaf: unknown = { [name]: isList ? [secretValue] : { inner: secretValue } };
          const nested = path.reduce<unknown>((inner, key) => ({ [key]: [inner] }), leaf);
          expect(JSON.stringify(redactSecrets(nested))).not.toContain(secretValue);
        },
      ),
    );
  });

  test('what is not secret stays as it was', () => {
    const value = { user_id: 7, ok: true, none: null, list: [1, 'two', { three: 3 }] };
    expect(redactSecrets(value)).toEqual(value);
  });

  test('a value that holds itself ends at a bounded depth', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(redactSecrets(loop))).toContain('{…}');
  });
});
