import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { CAPTCHA_LIFETIME_MS, type Captcha, createCaptcha } from './captcha.ts';
import { solveCaptcha } from './testing/solve-captcha.ts';

const cost = { rounds: 1, minAttempts: 3, maxAttempts: 10 };
const nowMs = Date.UTC(2026, 0, 5, 12);

function captcha(secret = 'signing') {
  return createCaptcha({ signingSecret: secret, keySecret: `${secret}-key`, cost });
}

async function solved(checker: Captcha): Promise<string> {
  const outcome = await checker.createChallenge(nowMs);
  if (outcome.kind === 'busy') throw new Error('busy');
  return solveCaptcha(outcome.result);
}

type Encoded = {
  challenge: { signature: string; parameters: Record<string, unknown> };
  solution: { derivedKey: string };
} & Record<string, unknown>;

function changed(solution: string, change: (payload: Encoded) => void): string {
  const payload: Encoded = JSON.parse(Buffer.from(solution, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

describe('createCaptcha', () => {
  test('a solved challenge passes once', async () => {
    const checker = captcha();
    const solution = await solved(checker);
    expect(solution.length).toBeLessThan(4096);
    expect(await checker.verify(solution, nowMs + 1000)).toBe('passed');
    expect(await checker.verify(solution, nowMs + 1000)).toBe('used');
  });

  test('a solution sent twice at the same time passes once', async () => {
    const checker = captcha();
    const solution = await solved(checker);
    const checks = await Promise.all([checker.verify(solution, nowMs), checker.verify(solution, nowMs)]);
    expect(checks.sort()).toEqual(['passed', 'used']);
  });

  test('expires after five minutes, and the expiry cannot be moved', async () => {
    const checker = captcha();
    const solution = await solved(checker);
    expect(await checker.verify(solution, nowMs + CAPTCHA_LIFETIME_MS)).toBe('expired');
    const moved = changed(solution, ({ challenge }) => {
      challenge.parameters['data'] = { expires_ms: nowMs + 1e9 };
    });
    expect(await checker.verify(moved, nowMs + CAPTCHA_LIFETIME_MS)).toBe('wrong');
  });

  test('a challenge of another signer, a wrong key and rubbish do not pass', async () => {
    const checker = captcha();
    const foreign = await solved(captcha('other'));
    expect(await checker.verify(foreign, nowMs)).toBe('wrong');
    const own = await solved(checker);
    const guessed = changed(own, ({ solution }) => {
      solution.derivedKey = '00'.repeat(32);
    });
    expect(await checker.verify(guessed, nowMs)).toBe('wrong');
    const unsigned = changed(own, ({ challenge }) => {
      challenge.signature = '';
    });
    for (const rubbish of [unsigned, '', 'abc', 'bnVsbA==', Buffer.from('{"challenge":{}}').toString('base64')]) {
      expect(await checker.verify(rubbish, nowMs)).toBe('wrong');
    }
  });

  test('a stranger who brings secrets of their own does not pass without work', async () => {
    const own = { hmacSignatureSecret: 'mine', hmacKeySignatureSecret: 'mine too' };
    const data = { expires_ms: nowMs + CAPTCHA_LIFETIME_MS };
    const challenge = await createChallenge({
      ...own,
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 0,
      deriveKey,
      data,
    });
    const forged = changed(await solveCaptcha(challenge), (payload) => Object.assign(payload, own));
    expect(await captcha().verify(forged, nowMs)).toBe('wrong');
  });

  test.each([
    ['cost', 2_147_483_647],
    ['keyLength', 120_000_000],
    ['memoryCost', 2_147_483_647],
    ['algorithm', 'ARGON2ID'],
    ['keySignature', undefined],
    ['nonce', 'ab'.repeat(1000)],
    ['data', { expires_ms: nowMs, more: 'x' }],
  ])('a stranger cannot order work for the server by a %s of their own', async (name, value) => {
    const own = { hmacSignatureSecret: 'mine', hmacKeySignatureSecret: 'mine too' };
    const ordered = changed(await solved(captcha()), (payload) => {
      payload.challenge.parameters[name] = value;
      Object.assign(payload, own, { hmacAlgorithm: 'SHA-256', counterMode: 'string' });
    });
    expect(await captcha().verify(ordered, nowMs)).toBe('wrong');
    const unnamed = changed(ordered, (payload) => {
      for (const key of Object.keys(payload)) if (key !== 'challenge' && key !== 'solution') delete payload[key];
    });
    expect(await captcha().verify(unnamed, nowMs)).toBe('wrong');
  });

  test('a burst of challenges and checks is refused beyond a bound, and passes again after it', async () => {
    const checker = captcha();
    const asked = await Promise.all(Array.from({ length: 500 }, () => checker.createChallenge(nowMs)));
    const made = asked.filter(({ kind }) => kind === 'done').length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThanOrEqual(65);
    const solution = await solved(checker);
    const checks = await Promise.all(Array.from({ length: 2000 }, () => checker.verify('x'.repeat(4096), nowMs)));
    expect(new Set(checks)).toEqual(new Set(['wrong', 'busy']));
    expect(await checker.verify(solution, nowMs)).toBe('passed');
  });
});
