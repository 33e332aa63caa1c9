import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  MAIN_TOKEN_AUDIENCE,
  MAIN_TOKEN_ISSUER,
  type MainTokenClaims,
  readMainToken,
  signMainToken,
} from './main-token.ts';

const key = new Uint8Array(32).fill(1);
const nowMs = Date.UTC(2026, 0, 5, 12);
const claims: MainTokenClaims = {
  sessionId: 'session-1',
  userId: 7,
  email: 'trader@meridian.local',
  name: 'Tess Trader',
  isVerified: true,
  keepSignedIn: false,
};

function forged(audience: string): SignJWT {
  return new SignJWT({ sid: 's', email: 'e', name: 'n', verified: true })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('7')
    .setIssuer(MAIN_TOKEN_ISSUER)
    .setAudience(audience);
}

describe('the main token', () => {
  test('is read back as it was signed until it expires', async () => {
    const token = await signMainToken(key, claims, nowMs, nowMs + 60_000);
    expect(await readMainToken(key, token, nowMs)).toEqual(claims);
    expect(await readMainToken(key, token, nowMs + 59_000)).toEqual(claims);
    expect(await readMainToken(key, token, nowMs + 61_000)).toBeNull();
  });

  test('has a payload that a page can decode for display', async () => {
    const token = await signMainToken(key, claims, nowMs, nowMs + 60_000);
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({
      sub: '7',
      sid: 'session-1',
      email: claims.email,
      name: claims.name,
      verified: true,
    });
  });

  test('is refused with another key, when changed, and when it is no token', async () => {
    const token = await signMainToken(key, claims, nowMs, nowMs + 60_000);
    expect(await readMainToken(new Uint8Array(32), token, nowMs)).toBeNull();
    expect(await readMainToken(key, `${token}x`, nowMs)).toBeNull();
    expect(await readMainToken(key, 'not-a-token', nowMs)).toBeNull();
    expect(await readMainToken(key, '', nowMs)).toBeNull();
  });

  test('is refused when it was signed for another audience, unsigned, or without an expiry', async () => {
    const expiry = Math.floor(nowMs / 1000) + 60;
    expect(await readMainToken(key, await forged('other').setExpirationTime(expiry).sign(key), nowMs)).toBeNull();
    expect(await readMainToken(key, await forged(MAIN_TOKEN_AUDIENCE).sign(key), nowMs)).toBeNull();
    const [, payload] = (await signMainToken(key, claims, nowMs, nowMs + 60_000)).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await readMainToken(key, `${none}.${payload}.`, nowMs)).toBeNull();
  });
});
