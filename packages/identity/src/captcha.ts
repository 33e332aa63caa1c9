import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_ALGORITHM, CAPTCHA_KEY_BYTES, readCaptchaPayload } from './captcha-payload.ts';
import { createOnceOnly } from './once-only.ts';
import { createWorkGate, type GateOutcome } from './work-gate.ts';

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

/** A challenge takes one of the four threads that passwords and files need too, for a millisecond. The last one waits 80 ms. */
const CHALLENGES = { concurrent: 1, waiting: 64 };
/** A check is two HMACs of a short text. No key is derived for whoever asks. */
const CHECKS = { concurrent: 2, waiting: 256 };

export type CaptchaCheck = 'passed' | 'expired' | 'used' | 'wrong' | 'busy';

export type Captcha = {
  /** `busy` when too many are being made already. */
  createChallenge(nowMs: number): Promise<GateOutcome<Challenge>>;
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
  const challenges = createWorkGate(CHALLENGES);
  const checks = createWorkGate(CHECKS);
  const secrets = { hmacSignatureSecret: signingSecret, hmacKeySignatureSecret: keySecret };

  async function check(text: string, nowMs: number): Promise<CaptchaCheck> {
    const payload = readCaptchaPayload(text, cost.rounds);
    if (payload === null) return 'wrong';
    const { challenge, solution, expiresMs } = payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    if (!verified) return 'wrong';
    if (!(nowMs < expiresMs)) return 'expired';
    return used.claim(challenge.signature, expiresMs, nowMs) ? 'passed' : 'used';
  }

  return {
    createChallenge: (nowMs) =>
      challenges.run(() =>
        createChallenge({
          ...secrets,
          algorithm: CAPTCHA_ALGORITHM,
          keyLength: CAPTCHA_KEY_BYTES,
          cost: cost.rounds,
          counter: randomInt(cost.minAttempts, cost.maxAttempts),
          deriveKey,
          // Signed with the challenge. The library's own expiry would use the machine's clock instead of ours.
          data: { expires_ms: nowMs + CAPTCHA_LIFETIME_MS },
        }),
      ),
    verify: async (text, nowMs) => {
      const outcome = await checks.run(() => check(text, nowMs));
      return outcome.kind === 'busy' ? 'busy' : outcome.result;
    },
  };
}
