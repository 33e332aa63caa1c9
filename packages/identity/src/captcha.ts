import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Solution } from 'altcha-lib/types';
import { createOnceOnly } from './once-only.ts';

export type CaptchaCost = {
  /** PBKDF2 rounds of one attempt. */
  readonly rounds: number;
  readonly minAttempts: number;
  readonly maxAttempts: number;
};

/** About 1.2 ms per attempt: a quarter of a second on average, half a second at most, on one ordinary core. */
export const DEFAULT_CAPTCHA_COST: CaptchaCost = { rounds: 5000, minAttempts: 50, maxAttempts: 400 };

export const CAPTCHA_LIFETIME_MS = 5 * 60_000;

/** Maximum number of remembered solutions: more than one address can make before they expire. See `createOnceOnly`. */
const MAX_USED = 100_000;

export type CaptchaCheck = 'passed' | 'expired' | 'used' | 'wrong';

export type Captcha = {
  createChallenge(nowMs: number): Promise<Challenge>;
  /** `solution` is base64 of `{ challenge, solution }` as JSON. Each is valid once. */
  verify(solution: string, nowMs: number): Promise<CaptchaCheck>;
};

export type CaptchaOptions = {
  readonly signingSecret: string;
  readonly keySecret: string;
  readonly cost?: CaptchaCost;
};

/** Our own proof of work, so that no third party learns who signs in. */
export function createCaptcha({ signingSecret, keySecret, cost = DEFAULT_CAPTCHA_COST }: CaptchaOptions): Captcha {
  const used = createOnceOnly(MAX_USED);
  const secrets = { hmacSignatureSecret: signingSecret, hmacKeySignatureSecret: keySecret };

  return {
    createChallenge: (nowMs) =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: cost.rounds,
        counter: randomInt(cost.minAttempts, cost.maxAttempts),
        deriveKey,
        // Signed with the challenge. The library's own expiry would use the machine's clock instead of ours.
        data: { expires_ms: nowMs + CAPTCHA_LIFETIME_MS },
      }),

    verify: async (solution, nowMs) => {
      const payload = parsePayload(solution);
      const signature = payload?.challenge.signature;
      if (payload === null || signature === undefined) return 'wrong';
      const { verified } = await verifySolution({ ...secrets, ...payload, deriveKey });
      if (!verified) return 'wrong';
      const expiresMs = Number(payload.challenge.parameters.data?.['expires_ms']);
      if (!(nowMs < expiresMs)) return 'expired';
      return used.claim(signature, expiresMs, nowMs) ? 'passed' : 'used';
    },
  };
}

type Payload = { readonly challenge: Challenge; readonly solution: Solution };

function parsePayload(text: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return isPayload(value) ? value : null;
  } catch {
    return null;
  }
}

/** Checks only the outline. The signature covers the rest, or `verifySolution` checks it. */
function isPayload(value: unknown): value is Payload {
  if (!isRecord(value) || !isRecord(value['challenge']) || !isRecord(value['solution'])) return false;
  const { parameters, signature } = value['challenge'];
  return isRecord(parameters) && typeof signature === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
