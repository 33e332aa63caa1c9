import type { Challenge, Solution } from 'altcha-lib/types';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** The only algorithm. A challenge that names another one is not ours. */
export const CAPTCHA_ALGORITHM = 'PBKDF2/SHA-256';
export const CAPTCHA_KEY_BYTES = 32;

const MAX_PAYLOAD_CHARS = 4096;
const hexOf = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${2 * bytes}}$` });
const exact = { additionalProperties: false };

/** A challenge as we make it, and nothing else: an unknown key is refused, not passed on. */
const PayloadSchema = Type.Object(
  {
    challenge: Type.Object(
      {
        parameters: Type.Object(
          {
            algorithm: Type.Literal(CAPTCHA_ALGORITHM),
            nonce: hexOf(16),
            salt: hexOf(16),
            cost: Type.Integer({ minimum: 1 }),
            keyLength: Type.Literal(CAPTCHA_KEY_BYTES),
            keyPrefix: hexOf(CAPTCHA_KEY_BYTES / 2),
            // Verified against this signature, so that no key is ever derived for a caller.
            keySignature: hexOf(32),
            data: Type.Object({ expires_ms: Type.Integer({ minimum: 0 }) }, exact),
          },
          exact,
        ),
        signature: hexOf(32),
      },
      exact,
    ),
    solution: Type.Object({
      counter: Type.Integer({ minimum: 0 }),
      derivedKey: hexOf(CAPTCHA_KEY_BYTES),
    }),
  },
  exact,
);

const payload = Compile(PayloadSchema);

export type CaptchaPayload = {
  readonly challenge: Challenge & { readonly signature: string };
  readonly solution: Solution;
  readonly expiresMs: number;
};

/** What a caller sent as base64 of JSON, rebuilt key by key. Null for everything that `createCaptcha` did not make. */
export function readCaptchaPayload(text: string, rounds: number): CaptchaPayload | null {
  if (text.length > MAX_PAYLOAD_CHARS) return null;
  const sent = parsed(text);
  if (sent === null || sent.challenge.parameters.cost !== rounds) return null;
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data } = sent.challenge.parameters;
  const { signature } = sent.challenge;
  const { counter, derivedKey } = sent.solution;
  const { expires_ms } = data;
  return {
    challenge: {
      parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data: { expires_ms } },
      signature,
    },
    solution: { counter, derivedKey },
    expiresMs: expires_ms,
  };
}

function parsed(text: string): Static<typeof PayloadSchema> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return payload.Check(value) ? value : null;
  } catch {
    return null;
  }
}
