import { describe, expect, test } from 'vitest';
import { CAPTCHA_LIFETIME_MS, createCaptcha } from './captcha.ts';
import { solveCaptcha } from './testing/solve-captcha.ts';

const cost = { rounds: 1, minAttempts: 3, maxAttempts: 10 };
const nowMs = Date.UTC(2026, 0, 5, 12);

function captcha(secret = 'signing') {
  return createCaptcha({ signingSecret: secret, keySecret: `${secret}-key`, cost });
}

type Encoded = {
  challenge: { signature: string; parameters: Record<string, unknown> };
  solution: { derivedKey: string };
};

function changed(solution: string, change: (payload: Encoded) => void): string {
  const payload: Encoded = JSON.parse(Buffer.from(solution, 'base64').toString());
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

describe('createCaptcha', () => {
  test('a solved challenge passes once', async () => {
    const checker = captcha();
    const solution = await solveCaptcha(await checker.createChallenge(nowMs));
    expect(solution.length).toBeLessThan(4096);
    expect(await checker.verify(solution, nowMs + 1000)).toBe('passed');
    expect(await checker.verify(solution, nowMs + 1000)).toBe('used');
  });

  test('a solution sent twice at the same time passes once', async () => {
    const checker = captcha();
    const solution = await solveCaptcha(await checker.createChallenge(nowMs));
    const checks = await Promise.all([checker.verify(solution, nowMs), checker.verify(solution, nowMs)]);
    expect(checks.sort()).toEqual(['passed', 'used']);
  });

  test('expires after five minutes, and the expiry cannot be moved', async () => {
    const checker = captcha();
    const solution = await solveCaptcha(await checker.createChallenge(nowMs));
    expect(await checker.verify(solution, nowMs + CAPTCHA_LIFETIME_MS)).toBe('expired');
    const moved = changed(solution, ({ challenge }) => {
      challenge.parameters['data'] = { expires_ms: nowMs + 1e9 };
    });
    expect(await checker.verify(moved, nowMs + CAPTCHA_LIFETIME_MS)).toBe('wrong');
  });

  test('a challenge of another signer, a wrong key and rubbish do not pass', async () => {
    const checker = captcha();
    const foreign = await solveCaptcha(await captcha('other').createChallenge(nowMs));
    expect(await checker.verify(foreign, nowMs)).toBe('wrong');
    const own = await solveCaptcha(await checker.createChallenge(nowMs));
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
});
