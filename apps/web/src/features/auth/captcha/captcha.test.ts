import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../api/api-client.ts';
import { createCaptcha, FRESH_FOR_MS } from './captcha.ts';
import type { SolveChallenge } from './solve-in-worker.ts';

const secrets = { hmacSignatureSecret: 'signing-secret', hmacKeySignatureSecret: 'key-secret' };

/** Runs the worker's code on this thread. */
const solveHere: SolveChallenge = (challenge, { onProgress }) => {
  onProgress(10);
  return solveChallenge({ challenge: challenge as Challenge, deriveKey });
};

function setUp(solve: SolveChallenge = solveHere, answer?: () => Response) {
  let nowMs = 0;
  let challenges = 0;
  const api = createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: async () => {
      challenges += 1;
      if (answer !== undefined) return answer();
      return Response.json(
        await createChallenge({ ...secrets, algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 20, deriveKey }),
      );
    },
    token: () => null,
    onTokenRefused: () => undefined,
    onPasswordRequired: async () => false,
  });
  const captcha = createCaptcha({ api, solve, now: () => nowMs });
  return {
    captcha,
    asked: () => challenges,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('captcha', () => {
  it('returns a proof that the server’s own library accepts', async () => {
    const { captcha } = setUp();
    const outcome = await captcha.take();
    if (outcome.kind !== 'solved') throw new Error(outcome.message);
    const { challenge, solution } = JSON.parse(atob(outcome.solution)) as Payload;
    expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true });
    expect(captcha.state.getState()).toEqual({ kind: 'solved' });
  });

  it('solves once ahead of time and uses each proof once', async () => {
    const { captcha, asked } = setUp();
    captcha.prepare();
    captcha.prepare();
    const first = await captcha.take();
    expect(asked()).toBe(1);
    const second = await captcha.take();
    expect(asked()).toBe(2);
    expect(second).not.toEqual(first);
  });

  it('starts again when the proof would be too old', async () => {
    const { captcha, asked, pass } = setUp();
    captcha.prepare();
    pass(FRESH_FOR_MS);
    await captcha.take();
    expect(asked()).toBe(2);
  });

  it('reports a challenge that cannot be loaded or solved, and retries the next time', async () => {
    const offline = setUp(solveHere, () => Response.json({}, { status: 503, statusText: 'Service Unavailable' }));
    expect(await offline.captcha.take()).toEqual({ kind: 'failed', message: 'Service Unavailable' });
    const unsolved = setUp(async () => null);
    expect(await unsolved.captcha.take()).toMatchObject({ kind: 'failed' });
    expect(unsolved.captcha.state.getState().kind).toBe('failed');
    await unsolved.captcha.take();
    expect(unsolved.asked()).toBe(2);
  });

  it('reports nothing after the page is closed', async () => {
    const { captcha } = setUp();
    captcha.prepare();
    captcha.stop();
    await Promise.resolve();
    expect(captcha.state.getState()).toEqual({ kind: 'idle' });
  });
});
